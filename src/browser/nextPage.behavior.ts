import {afterFirstAct} from './afterFirstAct';
import {inAppAddress} from './inAppAddress';
import {isPlainClick} from './isPlainClick';
import {onMarked, type Behavior} from './behavior';
import {fetchCode} from './fetchCode';
import {codeIsMissing} from './missingCode';
import {reachesSite} from './reloadOnce';

declare global {
  interface Navigator {
    /** Missing in some browsers, and incomplete in others. */
    readonly connection?: {readonly saveData?: boolean; readonly effectiveType?: string};
  }
}

/** Whether the connection is slow or metered. */
const isSlow = ({connection}: Navigator): boolean =>
  connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;

/**
 * Fetches the next page just before the click, unless the browser does so by speculation rules, and keeps links from
 * leaving the page offline.
 */
export default {
  marks: [],
  start() {
    onMarked('click', 'href', (_, event) => {
      const address = inAppAddress(event.target);
      if (navigator.onLine || !isPlainClick(event) || address === undefined) return;
      // Offline the browser's error page would replace this one, and lose what was typed. But networks of virtual
      // machines and VPNs are taken for none, so the site is asked.
      event.preventDefault();
      void reachesSite().then((isReached) => (isReached ? window.location.assign(address) : codeIsMissing()));
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
