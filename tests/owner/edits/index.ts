import type {Edit} from '../edit';
import {factEdits} from './facts';
import {guideEdits} from './guides';
import {placeholderEdits} from './placeholders';
import {postEdits} from './posts';
import {toolEdits} from './tools';

/** What an owner does to the site's content, each alone. */
export const edits: readonly Edit[] = [...postEdits, ...placeholderEdits, ...factEdits, ...guideEdits, ...toolEdits];
