import {neutralCover, neutralCoverAlt} from '../../newCover';
import {askedName, isOwnPicture} from '../../pictureFile';
import {bodyImage, postFields} from '../../postFields';
import {quote, wrong, type Problem} from '../../finding';
import {checkPicture} from '../picture';
import {addressOf, fieldFinding, nodesOf, textFinding, textOf, type Post, type Rule, type Site} from '../post';
import {didYouMean} from '../suggest';

const beginning =
  /^(an? |the )?(image|picture|photo|photograph|graphic|screenshot|illustration|drawing) (of|showing) /i;
const fileName = /\.(svg|png|jpe?g|webp|gif|avif|heic)$/i;

/** Whether a description says what a picture shows, rather than that it is one. */
function checkAlt(value: string): Problem | undefined {
  const [begin] = beginning.exec(value) ?? [];
  if (begin !== undefined) {
    const rest = value.slice(begin.length);
    return wrong(
      `${quote(value)} begins with "${begin.trim()}", which a screen reader says already.`,
      `Begin with what it shows: ${rest.charAt(0).toUpperCase()}${rest.slice(1)}`,
    );
  }
  if (!fileName.test(value)) return undefined;
  return wrong(
    `${quote(value)} is the name of a file.`,
    'Write what the picture shows, for readers who cannot see it.',
  );
}

function checkCover(name: string, {pictures}: Post): Problem | undefined {
  if (!/[/\\]/.test(name)) return checkPicture(name, pictures, postFields.image);
  const remedy = 'Put the picture beside index.md and write its name alone, such as cover.svg.';
  return wrong(`${quote(name)} is not in the post’s folder.`, remedy);
}

function checkCoverAlt(alt: string, {coverSource}: Post): Problem | undefined {
  const problem = checkAlt(alt);
  if (problem !== undefined) return problem;
  const isNeutral = coverSource?.trim() === neutralCover.trim();
  if (alt !== neutralCoverAlt || coverSource === undefined || isNeutral) return undefined;
  return wrong(
    `${quote(alt)} describes the cover that a new post begins with, and this post has another.`,
    'Write what the new cover shows, in 10 to 160 characters.',
  );
}

/** The cover is a picture of the post's folder, of the right size, and its description says what it shows. */
export const cover: Rule = (post) => {
  const [name, alt] = [textOf(post, 'image'), textOf(post, 'imageAlt')];
  return [
    ...fieldFinding(post, 'image', name?.includes('\n') === false ? checkCover(name, post) : undefined),
    ...fieldFinding(post, 'imageAlt', alt === undefined ? undefined : checkCoverAlt(alt, post)),
  ];
};

function checkSource(url: string, {pictures}: Post, {files}: Site): Problem | undefined {
  if (url === '') return wrong('It has no file.', 'Write the name of a picture in the post’s folder in the ( ).');
  if (!isOwnPicture(url) && !/^\/(?!\/)/.test(url)) {
    return wrong(
      `It is loaded from another place: ${quote(url)}.`,
      'Put the picture into the post’s folder, if you may use it, and write its name in the ( ).',
    );
  }
  if (url.startsWith('/')) {
    if (files.has(url)) return undefined;
    const remedy = `${didYouMean(url, [...files])}Put the picture into the post’s folder, and write its name alone.`;
    return wrong(`There is no file ${quote(url)}.`, remedy);
  }
  if (!askedName(url).startsWith('../')) return checkPicture(url, pictures, bodyImage);
  const remedy = 'Put a copy beside index.md, and write its name alone.';
  return wrong(`${quote(url)} is not in the post’s folder.`, remedy);
}

const missingAlt = wrong(
  'It has no description for readers who cannot see it.',
  'Write what it shows in the [ ]: ![what it shows](picture.svg "Caption.")',
);

/** The pictures in the text are files of the post, of a sensible size, and are described. */
export const pictures: Rule = (post, site) =>
  nodesOf(post.body, 'image', 'imageReference').flatMap((node) => {
    const url = addressOf(node, post);
    const alt = node.alt?.trim() ?? '';
    return [checkSource(url, post, site), alt === '' ? missingAlt : checkAlt(alt)].flatMap((problem) =>
      textFinding(post, node, `picture ${quote(url)}`, problem),
    );
  });
