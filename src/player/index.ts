/** The public face of the site's own video player. */
export {Player} from './Player';
export type {LandingPage, Steps, View, Walkthrough} from './scenes';
