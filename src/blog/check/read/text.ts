import {splitPost} from '../../postParts.cjs';
import type {UnreadPart} from '../post';
import {readFields, type ReadFields} from './fields';

const noHead: UnreadPart = {
  line: 1,
  place: 'the fields at the top',
  problem: 'The file does not begin with them.',
  remedy: 'Begin the first line with ---, write the eight fields, and put another --- on a line below them.',
};

/** What stands in the file of a post. */
export interface PostText extends ReadFields {
  /** The text below the fields, with empty lines in their place, so that its lines keep their numbers. */
  readonly text: string;
}

/** What feeds, as XML, cannot carry, and what stands for a letter that was lost when the file was saved. */
const unreadable = /(?![\t\r\u0085])[\p{Cc}\ufffd-\uffff]/u;

/** The lines with such a character. */
function unreadableLines(content: string): UnreadPart[] {
  return content.split('\n').flatMap((text, index) => {
    const [found] = unreadable.exec(text) ?? [];
    if (found === undefined) return [];
    const code = `U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
    const problem = `The line has a character that cannot be shown: ${code}.`;
    const remedy =
      found === '\ufffd'
        ? 'A letter was lost: save the file as UTF-8, and write the letter again.'
        : 'Delete it; the line may have to be typed again.';
    return [{line: index + 1, place: 'text', problem, remedy}];
  });
}

/** Reads the file of a post: the check and the build have this one reader, since any two differ on some file. */
export function readText(content: string): PostText {
  const {head, body: text} = splitPost(content);
  const read: ReadFields = head === undefined ? {fields: new Map(), unread: [noHead]} : readFields(head);
  return {fields: read.fields, unread: [...read.unread, ...unreadableLines(content)], text};
}

/**
 * The fields of a post under the names that Docusaurus reads. The cover and the author get names of their own, since
 * Docusaurus would bundle `image` once more, and read authors by rules that the content check does not have. Other
 * fields are left as they are; whether all is right is the content check's business.
 */
export function frontMatterOf({fields}: Pick<ReadFields, 'fields'>): Record<string, unknown> {
  const values = Object.fromEntries([...fields].map(([name, {value}]) => [name, value]));
  const {excerpt, author, image, imageAlt, ...rest} = values;
  return {...rest, description: excerpt, writtenBy: author, cover: image, coverAlt: imageAlt};
}
