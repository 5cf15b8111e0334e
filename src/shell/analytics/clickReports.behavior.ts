import {marked, type Behavior} from '@site/src/browser/behavior';
import {isServedByBrowser} from '@site/src/browser/earlyActs';
import {reportToPageTag} from '../../lib/analytics/pageTag';
import {callsToAction} from '../../lib/analytics/reportsClick';

function report(control: HTMLElement): void {
  const {reportsClick: page = '', callToAction} = control.dataset;
  const [, action] = Object.entries(callsToAction).find(([name]) => name === callToAction) ?? [];
  if (action !== undefined) reportToPageTag('cta_click', {...action, page});
  if (control.getAttribute('href')?.startsWith('/docs') === true) reportToPageTag('doc_click', {page});
}

const controlOf = (event: Event): HTMLElement | undefined => marked(event, 'data-reports-click');

/** Reports clicks on marked links and buttons. */
export default {
  marks: [],
  touches: ['data-reports-click'],
  start() {
    // Other early clicks are repeated, and reported then.
    for (const control of (window.earlyActs ?? []).filter(({type}) => type === 'click').map(controlOf)) {
      if (control !== undefined && isServedByBrowser(control)) report(control);
    }
    // Includes clicks whose default another behavior has prevented, as on buttons that open a dialog.
    document.addEventListener('click', (event) => {
      const control = controlOf(event);
      if (control !== undefined) report(control);
    });
  },
} satisfies Behavior;
