import {bodyImage} from '../../postFields';
import {checkAlt} from '../fields/imageAlt';
import {checkPicture} from '../fields/picture';
import {quote, type Problem} from '../finding';
import {nodesOf} from '../read/tree';
import type {Post} from '../post';
import type {Site} from '../site';
import {didYouMean} from '../suggest';
import {textFinding, type Rule} from './rule';

function checkSource(url: string, {pictures}: Post, {files}: Site): Problem | undefined {
  if (url === '')
    return {problem: 'It has no file.', remedy: 'Write the name of a picture in the post’s folder in the ( ).'};
  if (/^([a-z]+:|\/\/)/i.test(url)) {
    return {
      problem: `It is loaded from another place: ${quote(url)}.`,
      remedy: 'Put the picture into the post’s folder, if you may use it, and write its name in the ( ).',
    };
  }
  if (url.startsWith('/')) {
    if (files.has(url)) return undefined;
    return {
      problem: `There is no file ${quote(url)}.`,
      remedy: `${didYouMean(url, [...files])}Put the picture into the post’s folder, and write its name alone.`,
    };
  }
  let name = url.replace(/^\.\//, '');
  try {
    name = decodeURIComponent(name);
  } catch {
    // As it was written, then.
  }
  if (name.startsWith('../')) {
    return {
      problem: `${quote(url)} is not in the post’s folder.`,
      remedy: 'Put a copy beside index.md, and write its name alone.',
    };
  }
  return checkPicture(name, pictures, bodyImage);
}

function checkDescription(alt: string): Problem | undefined {
  if (alt !== '') return checkAlt(alt);
  return {
    problem: 'It has no description for readers who cannot see it.',
    remedy: 'Write what it shows in the [ ]: ![what it shows](picture.svg "Caption.")',
  };
}

/** The pictures in the text are files of the post, of a sensible size, and are described. */
export const pictures: Rule = (post, site) => {
  const definitions = new Map(nodesOf(post.body, 'definition').map((node) => [node.identifier, node.url]));
  return nodesOf(post.body, 'image', 'imageReference').flatMap((node) => {
    const url = node.type === 'image' ? node.url : (definitions.get(node.identifier) ?? '');
    return [checkSource(url, post, site), checkDescription(node.alt?.trim() ?? '')].flatMap((problem) =>
      problem === undefined ? [] : [textFinding(post, node, `picture ${quote(url)}`, problem)],
    );
  });
};
