import {neutralCover, neutralCoverAlt} from '../../newPost/cover';
import {postFields} from '../../postFields';
import {checkAlt} from '../fields/imageAlt';
import {checkPicture} from '../fields/picture';
import {quote} from '../finding';
import {textOf} from '../post';
import {fieldFinding, type Rule} from './rule';

/** The cover is a picture of the post's folder, of the right size. */
export const cover: Rule = (post) => {
  const name = textOf(post, 'image');
  if (name === undefined || name.includes('\n')) return [];
  const problem = /[/\\]/.test(name)
    ? {
        problem: `${quote(name)} is not in the post’s folder.`,
        remedy: 'Put the picture beside index.md and write its name alone, such as cover.svg.',
      }
    : checkPicture(name, post.pictures, postFields.image);
  return problem === undefined ? [] : [fieldFinding(post, 'image', problem)];
};

/** The cover's description says what it shows. */
export const coverAlt: Rule = (post) => {
  const alt = textOf(post, 'imageAlt');
  if (alt === undefined) return [];
  const problem = checkAlt(alt);
  if (problem !== undefined) return [fieldFinding(post, 'imageAlt', problem)];
  const isNeutral = post.coverSource?.trim() === neutralCover.trim();
  if (alt !== neutralCoverAlt || post.coverSource === undefined || isNeutral) return [];
  return [
    fieldFinding(post, 'imageAlt', {
      problem: `${quote(alt)} describes the cover that a new post begins with, and this post has another.`,
      remedy: 'Write what the new cover shows, in 10 to 160 characters.',
    }),
  ];
};
