import {postFields, type PostField} from '../../postFields';
import {oneOf, quote, wrong, type Problem} from '../../finding';
import {fieldFinding, textOf, type Field, type Rule, type Site} from '../post';
import {quoted} from '../read/fields';
import {didYouMean} from '../suggest';
import {characters, checkValue} from '../values';

const names = Object.keys(postFields);
const entries: [string, PostField][] = Object.entries(postFields);

/** Other names that writers know the fields by, from other sites. */
const otherNames: Readonly<Record<string, string>> = {
  description: 'excerpt',
  summary: 'excerpt',
  authors: 'author',
  tags: 'category',
  categories: 'category',
  cover: 'image',
  alt: 'imageAlt',
  coverAlt: 'imageAlt',
  url: 'slug',
  permalink: 'slug',
};

/** There is no field that means nothing. */
export const unknownFields: Rule = (post) =>
  [...post.fields.keys()]
    .filter((name) => !names.includes(name))
    .flatMap((name) => {
      const other = otherNames[name];
      const meant = other === undefined ? didYouMean(name, names) : `Here it is called "${other}". `;
      const remedy = `${meant}A post has ${oneOf(names).replace(' or ', ' and ')}, and no others.`;
      return fieldFinding(post, name, wrong(`There is no field ${quote(name)}.`, remedy));
    });

function checkField(name: string, field: PostField, written: Field | undefined, site: Site): Problem | undefined {
  const {hint} = field;
  const expected =
    field.kind === 'choice' ? `${hint} They are ${oneOf(field.options).replace(/ or /, ' and ')}.` : hint;
  if (written === undefined) return wrong('The field is missing.', `Add a line "${name}: …" at the top. ${expected}`);
  const {value, ignored} = written;
  const text = typeof value === 'string' ? value.trim() : String(value);
  if (value === undefined) return undefined;
  if (ignored !== undefined) {
    const whole = quoted(`${typeof value === 'string' ? value : ''} #${ignored}`);
    return wrong(
      `What stands behind # is left out: ${quote(ignored)}.`,
      `If it belongs to the value, put all in single quotes: ${name}: ${whole}. Otherwise delete it.`,
    );
  }
  if (value === null || text === '') {
    return wrong('The field is empty.', `Write something behind "${name}:". ${expected}`);
  }
  if (typeof value === 'object') {
    const remedy = `Write one value, without [ ] { } or -. ${expected}`;
    return wrong('The field has a list, and one text is expected.', remedy);
  }
  if (typeof value !== 'string') {
    const kind = typeof value === 'boolean' ? 'yes or no' : 'number';
    const remedy = `If it is meant, put it in quotes: ${name}: ${quoted(text)}`;
    return wrong(`${text} is read as a ${kind}, and text is expected.`, remedy);
  }
  if (text.includes('\n')) {
    return wrong('The field has several lines.', `Write it in one line, in single quotes. ${expected}`);
  }
  return checkValue(field, text, site);
}

/** Every field is there, has text of its kind, and all that was written is read. */
export const fields: Rule = (post, site) =>
  entries.flatMap(([name, field]) => {
    const written = post.fields.get(name);
    // Of a file without any fields its reader has told.
    if (written === undefined && post.unread.some(({line}) => line === 1)) return [];
    return fieldFinding(post, name, checkField(name, field, written, site));
  });

/** The title can be drawn on the card that social networks show. */
export const drawableTitle: Rule = (post, {titleCharacters}) => {
  const title = textOf(post, 'title')?.normalize('NFC') ?? '';
  const isDrawn = (character: string): boolean =>
    /^[ -~]$/.test(character) || titleCharacters.has(character.codePointAt(0) ?? 0);
  const lost = [...new Set([...characters.segment(title)].map(({segment}) => segment))].filter(
    (segment) => !Array.from(segment).every(isDrawn),
  );
  if (lost.length === 0) return [];
  const problem = `The picture that social networks show of the post has no letters for ${oneOf(lost).replace(' or ', ' and ')}.`;
  return fieldFinding(post, 'title', {
    problem,
    remedy: 'Write the title in Latin letters, without emoji; the text below may have any.',
  });
};

/** No other post has the same address. */
export const uniqueSlug: Rule = (post, {bySlug}) => {
  const slug = textOf(post, 'slug') ?? '';
  const others = bySlug.get(slug)?.filter((other) => other !== post) ?? [];
  if (others.length === 0) return [];
  const problem = `${quote(slug)} is also the address of ${others.map(({file}) => file).join(' and ')}.`;
  const remedy = 'Write another for the newer of the two; an address that is out has to stay.';
  return fieldFinding(post, 'slug', {problem, remedy});
};
