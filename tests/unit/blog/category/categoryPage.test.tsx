/** @jest-environment jsdom */
import {categories} from '@site/src/blog/categories';
import CategoryPage from '@site/src/blog/category/CategoryPage';
import {renderPage} from '../../../support/renderedPages';

/** What a reader looks for below each of the names, typed by hand. */
const about: Readonly<Record<string, RegExp>> = {
  Product: /\bTailor\b/,
  'Team Culture': /\bteams?\b/,
  Marketing: /\bcampaigns?\b/,
  Community: /\bone another\b/,
  'AI & Technology': /\blanguage models?\b/,
};

test.each(categories)('the page of $name says what is in it, and nothing of another category', ({name, slug}) => {
  const {description} = renderPage(slug, () => <CategoryPage category={slug} posts={[]} total={0} index="" />);
  const said = Object.keys(about).filter((each) => about[each]?.test(description));
  // A category that an owner adds has no words here.
  expect(said).toEqual(name in about ? [name] : []);
});
