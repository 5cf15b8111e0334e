import {contentControls} from './content';
import type {Control} from './control';
import {readingControls} from './reading';
import {shellControls} from './shell';
import {toolControls} from './tools';

export {use, type Control} from './control';

/** The acts that visitors do most: what each is to do stands here once, for every engine and for `npm start`. */
export const controls: readonly Control[] = [...shellControls, ...contentControls, ...readingControls, ...toolControls];
