/** Runs in the head, before anything is painted, for what cannot wait for the behaviors. */
import {askAgain} from './head/askAgain';
import {noteActs} from './head/noteActs';
import {mendOlderBrowsers, openDialogs, quietTransitions} from './head/olderBrowsers';

mendOlderBrowsers();
noteActs();
openDialogs();
askAgain();
quietTransitions();
