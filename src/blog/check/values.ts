import {isCalendarDate} from '../../lib/dates';
import {slugOf} from '../../lib/slug';
import type {PostField, SlugField, TextField} from '../postFields';
import {oneOf, quote, wrong, type Problem} from '../finding';
import type {Site} from './post';
import {didYouMean} from './suggest';

function checkSlug({pattern, maxLength, reserved}: SlugField, value: string): Problem | undefined {
  if (reserved.includes(value)) {
    return wrong(`${quote(value)} is the address of another page of the blog.`, `Write such as ${value}-of-tests`);
  }
  const isLong = value.length > maxLength;
  if (new RegExp(pattern).test(value) && !isLong) return undefined;
  const better = slugOf(value.replace(/^(https?:\/\/[^/]*)?\/?(blog\/)?/, ''), maxLength);
  return wrong(
    isLong
      ? `${quote(value)} has ${value.length} characters, and an address may have ${maxLength}.`
      : `${quote(value)} cannot be an address: only small letters, digits and single hyphens between them can.`,
    better === '' ? 'Write such as message-match.' : `Write ${better}`,
  );
}

/** Splits a text into what readers see as one character each. */
export const characters = new Intl.Segmenter('en');

function checkText({minLength, maxLength}: TextField, value: string): Problem | undefined {
  const length = [...characters.segment(value)].length;
  const has = `${quote(value)} has ${length} characters, which is too`;
  const limits = `Write ${minLength} to ${maxLength} characters`;
  if (length < minLength) return wrong(`${has} short.`, `${limits}.`);
  return length > maxLength ? wrong(`${has} long.`, `${limits}: leave out ${length - maxLength} or more.`) : undefined;
}

/** The date that was meant where it is written out, such as `8 October 2025`; in figures the order could be another. */
function dateIn(value: string): string | undefined {
  if (!/[a-z]{3}/i.test(value)) return undefined;
  const midnight = new Date(`${value.replace(/(\d)(st|nd|rd|th)\b/gi, '$1')} UTC`);
  return Number.isNaN(midnight.getTime()) ? undefined : midnight.toISOString().slice(0, 10);
}

function checkDate(value: string): Problem | undefined {
  if (isCalendarDate(value)) return undefined;
  const form = 'Write year, month and day as in 2025-10-08.';
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})([T ].+)?$/.exec(value) ?? [];
  if (day !== undefined && isCalendarDate(day) && time !== undefined) {
    return wrong(`${quote(value)} has a time of day.`, `A post has a day only. Write ${day}`);
  }
  if (day !== undefined)
    return wrong(`${quote(value)} is not in the calendar.`, `Correct the month or the day. ${form}`);
  const meant = dateIn(value);
  return wrong(`${quote(value)} is not written as a date of this site.`, meant === undefined ? form : `Write ${meant}`);
}

/** Whether a text can be the value of a field; the cover has rules of its own. */
export function checkValue(field: PostField, value: string, {authors}: Pick<Site, 'authors'>): Problem | undefined {
  switch (field.kind) {
    case 'text':
      return checkText(field, value);
    case 'slug':
      return checkSlug(field, value);
    case 'choice': {
      const remedy = `${didYouMean(value, field.options)}Write exactly one of ${oneOf(field.options)}.`;
      return field.options.includes(value) ? undefined : wrong(`${quote(value)} is not one of the choices.`, remedy);
    }
    case 'author': {
      const remedy = `${didYouMean(value, authors)}Write ${oneOf(authors)}, or add the author to that file first.`;
      return authors.includes(value) ? undefined : wrong(`${quote(value)} is not in blog/authors.yml.`, remedy);
    }
    case 'date':
      return checkDate(value);
    case 'image':
      return undefined;
  }
}
