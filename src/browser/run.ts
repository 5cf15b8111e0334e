import type {Behavior} from './behavior';
import {endEarlyActs, repeatEarlyActs} from './earlyActs';

declare global {
  interface Document {
    /** Whether the browser is only preparing the page (src/pipeline/hosting/nextPages.ts). */
    readonly prerendering?: boolean;
  }
}

let scripts = 0;

/**
 * The number of the page's scripts. Retried ones have full addresses, and those of extensions and servers have others.
 */
const scriptsOfPage = (): number => document.querySelectorAll('script[defer][src^="/assets/"]').length;

function start(behaviors: readonly Behavior[]): void {
  for (const behavior of behaviors) behavior.start?.();
  for (const behavior of behaviors) behavior.onPage?.();
  scripts += 1;
  repeatEarlyActs({marks: behaviors.flatMap(({marks}) => marks), isFirst: scripts === 1});
  if (scripts < scriptsOfPage()) return;

  // The attribute that Docusaurus's app sets too, so that tests wait for both alike.
  document.documentElement.setAttribute('data-has-hydrated', 'true');
  endEarlyActs();
}

/** Starts after the first frame, so that the page is seen before its scripts work; browsers draw none for a hidden page. */
function startAfterFirstFrame(behaviors: readonly Behavior[]): void {
  if (document.visibilityState === 'hidden') start(behaviors);
  else requestAnimationFrame(() => setTimeout(() => start(behaviors)));
}

/** Runs the behaviors of one script of the page; called once by each. */
export function run(behaviors: readonly Behavior[]): void {
  // A page that nobody sees yet must not count, store or open anything.
  if (document.prerendering === true) {
    document.addEventListener('prerenderingchange', () => startAfterFirstFrame(behaviors), {once: true});
  } else startAfterFirstFrame(behaviors);
}
