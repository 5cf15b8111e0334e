import type {Walkthrough} from '..';
import type {VideoId} from '../../lib/videoIds';
import abTesting from './ab-testing';
import addingTheScriptTag from './adding-the-script-tag';
import changingCallsToAction from './changing-calls-to-action';
import comparison from './comparison';
import hidingElements from './hiding-elements';
import home from './home';
import installingTheExtension from './installing-the-extension';
import publishingAbTesting from './publishing-ab-testing';
import readingResults from './reading-results';
import reorderingSections from './reordering-sections';
import tailoringImages from './tailoring-images';
import tailoringLandingPages from './tailoring-landing-pages';
import translatingPages from './translating-pages';
import updateExtension from './update-extension';

/** What each video shows and says, step by step. */
export const walkthroughs: Readonly<Record<VideoId, Walkthrough>> = {
  home,
  'tailoring-landing-pages': tailoringLandingPages,
  'tailoring-images': tailoringImages,
  'changing-calls-to-action': changingCallsToAction,
  'hiding-elements': hidingElements,
  'reordering-sections': reorderingSections,
  'translating-pages': translatingPages,
  'publishing-ab-testing': publishingAbTesting,
  'reading-results': readingResults,
  'installing-the-extension': installingTheExtension,
  'adding-the-script-tag': addingTheScriptTag,
  'ab-testing': abTesting,
  'update-extension': updateExtension,
  comparison,
};
