import {readTimeOf, type PostSummary} from '../../summary';
import {postPath} from '../../../lib/blogPaths';
import {longDate} from '@site/src/lib/dates';
import {part} from './cardParts';

/**
 * Makes a card of the build another post's.
 *
 * @throws Error where the card lacks a part, or the date is none.
 */
export function fillCard(card: Element, post: PostSummary): void {
  const {slug, title, excerpt, category, date, minutes, author, cover} = post;
  const href = postPath(slug);
  const outside = !author.url.startsWith('/') && {target: '_blank', rel: 'noopener noreferrer'};
  // The card may be that of an author on another site.
  for (const name of ['target', 'rel']) part(card, 'author').removeAttribute(name);
  // Before the address, so that a cover below the screen is not fetched.
  part(card, 'cover').setAttribute('loading', 'lazy');
  Object.assign(part(card, 'cover'), cover);
  Object.assign(part(card, 'category'), {textContent: category});
  Object.assign(part(card, 'minutes'), {textContent: readTimeOf(minutes)});
  Object.assign(part(card, 'title'), {href, textContent: title});
  Object.assign(part(card, 'excerpt'), {textContent: excerpt});
  Object.assign(part(card, 'author'), {href: author.url, textContent: author.name}, outside);
  Object.assign(part(card, 'date'), {dateTime: date, textContent: longDate(date)});
}
