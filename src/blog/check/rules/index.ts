import {bodyLength, html, leftoverMarks, opening} from './body';
import {cover, coverAlt} from './cover';
import {fieldTypes, fieldValues, missingFields, unknownFields} from './fields';
import {headings} from './headings';
import {links} from './links';
import {pictures} from './pictures';
import {placeholders} from './placeholders';
import type {Rule} from './rule';
import {uniqueSlug} from './uniqueSlug';
import {unread} from './unread';

/** All rules for a post. */
export const rules: readonly Rule[] = [
  unread,
  missingFields,
  unknownFields,
  fieldTypes,
  fieldValues,
  uniqueSlug,
  cover,
  coverAlt,
  opening,
  bodyLength,
  headings,
  html,
  leftoverMarks,
  links,
  pictures,
  placeholders,
];
