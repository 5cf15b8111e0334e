import {postFields, type PostField} from '../../postFields';
import {checkAuthor, checkChoice} from '../fields/choice';
import {checkDate} from '../fields/date';
import {checkSlug} from '../fields/slug';
import {checkText} from '../fields/text';
import {oneOf, quote, type Problem} from '../finding';
import {textOf} from '../post';
import type {Site} from '../site';
import {didYouMean} from '../suggest';
import {quoted} from '../read/yaml';
import {fieldFinding, type Rule} from './rule';

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

/** All fields are there. */
export const missingFields: Rule = (post) =>
  entries
    .filter(([name]) => !post.fields.has(name))
    .map(([name, {hint}]) =>
      fieldFinding(post, name, {problem: 'The field is missing.', remedy: `Add a line "${name}: …" at the top. ${hint}`}),
    );

/** There is no field that means nothing. */
export const unknownFields: Rule = (post) =>
  [...post.fields.keys()]
    .filter((name) => !names.includes(name))
    .map((name) => {
      const other = otherNames[name];
      const meant = other === undefined ? didYouMean(name, names) : `Here it is called "${other}". `;
      return fieldFinding(post, name, {
        problem: `There is no field ${quote(name)}.`,
        remedy: `${meant}A post has ${oneOf(names).replace(' or ', ' and ')}, and no others.`,
      });
    });

function checkType(name: string, {hint}: PostField, value: unknown): Problem | undefined {
  if (value === null || (typeof value === 'string' && value.trim() === '')) {
    return {problem: 'The field is empty.', remedy: hint};
  }
  if (typeof value === 'number' || typeof value === 'boolean') {
    return {
      problem: `${String(value)} is read as a ${typeof value === 'number' ? 'number' : 'yes or no'}, and text is expected.`,
      remedy: `If it is meant, put it in quotes: ${name}: ${quoted(String(value))}`,
    };
  }
  if (typeof value === 'object') {
    return {problem: 'The field has a list, and one text is expected.', remedy: `Write one value, without [ ] { } or -. ${hint}`};
  }
  if (typeof value === 'string' && value.trim().includes('\n')) {
    return {problem: 'The field has several lines.', remedy: `Write it in one line, in single quotes. ${hint}`};
  }
  return undefined;
}

/** Every field has text, and all that was written is read. */
export const fieldTypes: Rule = (post) =>
  entries.flatMap(([name, field]) => {
    const written = post.fields.get(name);
    if (written === undefined || written.value === undefined) return [];
    const {value, ignored} = written;
    if (ignored !== undefined) {
      const whole = quoted(`${typeof value === 'string' ? value : ''} #${ignored}`);
      return [
        fieldFinding(post, name, {
          problem: `What stands behind # is left out: ${quote(ignored)}.`,
          remedy: `If it belongs to the value, put all in single quotes: ${name}: ${whole}. Otherwise delete it.`,
        }),
      ];
    }
    const problem = checkType(name, field, value);
    return problem === undefined ? [] : [fieldFinding(post, name, problem)];
  });

/**
 * Whether a text can be the value of a field.
 *
 * @param site whose authors are known.
 */
export function checkValue(field: PostField, value: string, {authors}: Pick<Site, 'authors'>): Problem | undefined {
  switch (field.kind) {
    case 'text':
      return checkText(field, value);
    case 'slug':
      return checkSlug(field, value);
    case 'choice':
      return checkChoice(field.options, value);
    case 'author':
      return checkAuthor(authors, value);
    case 'date':
      return checkDate(value);
    case 'image':
      return undefined;
  }
}

/** Every field has a value of its kind; the cover has rules of its own. */
export const fieldValues: Rule = (post, site) =>
  entries.flatMap(([name, field]) => {
    const value = textOf(post, name);
    const problem = value === undefined || value.includes('\n') ? undefined : checkValue(field, value, site);
    return problem === undefined ? [] : [fieldFinding(post, name, problem)];
  });
