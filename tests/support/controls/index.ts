import {contentControls} from './content';
import type {Control} from './control';
import {shellControls} from './shell';

export {expectToWork} from './control';

/** The controls that visitors use most: what each is to do stands here once, for production and for `npm start`. */
export const controls: readonly Control[] = [...shellControls, ...contentControls];
