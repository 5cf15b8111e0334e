/** Runs in the head, before anything is painted, for what cannot wait for the behaviors. */
import {askAgain} from './head/askAgain';
import {noteActs} from './head/noteActs';
import {serveTemplates} from './head/templates';
import {limitStrings} from './head/trustedTypes';
import {hidePopovers, openDialogs, quietTransitions} from './head/olderBrowsers';

for (const part of [limitStrings, serveTemplates, hidePopovers, noteActs, openDialogs, askAgain, quietTransitions]) {
  try {
    part();
  } catch (error) {
    // Reported, but one part that an older browser cannot run does not stop the others.
    setTimeout(() => {
      throw error;
    });
  }
}
