/** What every page of the production site runs: the behaviours, and the islands among them. */
import {behaviours} from './all';
import {repeatEarlyActs} from './earlyActs';

declare global {
  interface Document {
    /** Whether nobody has come to the page yet: the browser has it ready in case (src/hosting/nextPages.ts). */
    readonly prerendering?: boolean;
  }
}

function start(): void {
  for (const behaviour of behaviours) behaviour.start?.();
  for (const behaviour of behaviours) behaviour.onPage?.();

  // Docusaurus's own mark of a page that listens.
  document.documentElement.setAttribute('data-has-hydrated', 'true');

  repeatEarlyActs(behaviours.flatMap(({marks}) => marks));
}

// A page that nobody sees counts nothing, stores nothing and opens nothing.
if (document.prerendering === true) document.addEventListener('prerenderingchange', start, {once: true});
else start();
