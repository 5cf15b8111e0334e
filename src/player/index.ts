/** The public face of the site's own video player. */
export {chaptersOf, totalSeconds} from './storyboard';
export {formatTime} from './timeline';
export type {Panel} from './panels';
export type {LandingPage, Steps, View, Walkthrough} from './scenes';
