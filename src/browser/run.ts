import type {Behaviour} from './behaviour';
import {endEarlyActs, repeatEarlyActs} from './earlyActs';

declare global {
  interface Document {
    /** Whether nobody has come to the page yet: the browser has it ready in case (src/build/hosting/nextPages.ts). */
    readonly prerendering?: boolean;
  }
}

let scripts = 0;

/** The scripts that the page names; one that was lost and asked for again counts once. */
const scriptsOfPage = (): number =>
  new Set(Array.from(document.querySelectorAll<HTMLScriptElement>('script[defer][src]'), ({src}) => src.split('?')[0]))
    .size;

function start(behaviours: readonly Behaviour[]): void {
  for (const behaviour of behaviours) behaviour.start?.();
  for (const behaviour of behaviours) behaviour.onPage?.();
  scripts += 1;
  repeatEarlyActs({marks: behaviours.flatMap(({marks}) => marks), isFirst: scripts === 1});
  if (scripts < scriptsOfPage()) return;

  // Docusaurus's own mark of a page that listens.
  document.documentElement.setAttribute('data-has-hydrated', 'true');
  endEarlyActs();
}

/** Runs the behaviours of one script of the page; called once by each. */
export function run(behaviours: readonly Behaviour[]): void {
  // A page that nobody sees counts nothing, stores nothing and opens nothing.
  if (document.prerendering === true) {
    document.addEventListener('prerenderingchange', () => start(behaviours), {once: true});
  } else start(behaviours);
}
