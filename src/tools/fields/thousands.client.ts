import {readersLocale} from '@site/src/lib/readersLocale';

/** What the reader's language sets thousands apart with; a comma while the site is built, and in languages that use neither. */
export const thousands: ',' | '.' =
  typeof navigator !== 'undefined' &&
  new Intl.NumberFormat(readersLocale(navigator.languages))
    .formatToParts(11_111)
    .some(({type, value}) => type === 'group' && value === '.')
    ? '.'
    : ',';
