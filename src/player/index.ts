/** The public face of the site's own video player. */
export {chaptersOf, totalSeconds, type Chapter} from './storyboard';
export {formatTime} from './timeline';
export type {LandingPage, Panel, Steps, View, Walkthrough} from './scenes';
