import {quote} from '../finding';
import {textOf} from '../post';
import {fieldFinding, type Rule} from './rule';

/** No other post has the same address. */
export const uniqueSlug: Rule = (post, {posts}) => {
  const slug = textOf(post, 'slug');
  const others = posts.filter((other) => other.file !== post.file && slug !== undefined && other.slug === slug);
  if (slug === undefined || others.length === 0) return [];
  return [
    fieldFinding(post, 'slug', {
      problem: `${quote(slug)} is also the address of ${others.map(({file}) => file).join(' and ')}.`,
      remedy: 'Write another for the newer of the two; an address that is out has to stay.',
    }),
  ];
};
