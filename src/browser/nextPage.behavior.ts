import {afterFirstAct} from './afterFirstAct';
import {inAppAddress} from './inAppAddress';
import {isPlainClick} from './isPlainClick';
import {onMarked, type Behavior} from './behavior';
import {fetchCode} from './fetchCode';
import {codeIsMissing} from './missingCode';

declare global {
  interface Navigator {
    /** Not in every browser, and not all of it in some. */
    readonly connection?: {readonly saveData?: boolean; readonly effectiveType?: string};
  }
}

/** Whether the connection is one to be careful with. */
const isSlow = ({connection}: Navigator): boolean =>
  connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;

/** The next page: fetched on the way to the click, where the browser does not do so by the server's rules; not asked for offline. */
export default {
  marks: [],
  start() {
    onMarked('click', 'href', (_, event) => {
      if (navigator.onLine || !isPlainClick(event) || inAppAddress(event.target) === undefined) return;
      // The browser would put a page of its own in the place of this one, with all that was entered here.
      event.preventDefault();
      codeIsMissing();
    });
    const hasRules = 'supports' in HTMLScriptElement && HTMLScriptElement.supports('speculationrules');
    if (hasRules || isSlow(navigator)) return;
    afterFirstAct(() => {
      void fetchCode(() => import(/* webpackChunkName: "prefetch" */ './prefetch')).then((code) =>
        code.prefetchNextPages(),
      );
    });
  },
} satisfies Behavior;
