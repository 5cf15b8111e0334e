import type {Behavior} from './behavior';
import {endEarlyActs, repeatEarlyActs} from './earlyActs';

declare global {
  interface Document {
    /** Whether nobody has come to the page yet: the browser has it ready in case (src/build/hosting/nextPages.ts). */
    readonly prerendering?: boolean;
  }
}

let scripts = 0;

/**
 * The scripts that the page names. One that is asked for again has a whole address, and others, such as extensions and
 * what servers put into pages, have theirs elsewhere.
 */
const scriptsOfPage = (): number => document.querySelectorAll('script[defer][src^="/assets/"]').length;

function start(behaviors: readonly Behavior[]): void {
  for (const behavior of behaviors) behavior.start?.();
  for (const behavior of behaviors) behavior.onPage?.();
  scripts += 1;
  repeatEarlyActs({marks: behaviors.flatMap(({marks}) => marks), isFirst: scripts === 1});
  if (scripts < scriptsOfPage()) return;

  // Under the name that Docusaurus's app uses, so that tests wait alike for both.
  document.documentElement.setAttribute('data-has-hydrated', 'true');
  endEarlyActs();
}

/** Runs the behaviors of one script of the page; called once by each. */
export function run(behaviors: readonly Behavior[]): void {
  // A page that nobody sees counts nothing, stores nothing and opens nothing.
  if (document.prerendering === true) {
    document.addEventListener('prerenderingchange', () => start(behaviors), {once: true});
  } else start(behaviors);
}
