import {builtPages} from './builtPages';

/** An article of the built site, as its structured data tells of it. */
export interface BuiltPost {
  readonly path: string;
  readonly title: string;
  readonly excerpt: string;
  readonly category: string;
  readonly author: Author;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** Its page. */
  readonly html: string;
}

interface Author {
  readonly name: string;
  readonly url: string;
}

interface ArticleData {
  readonly '@type': string;
  readonly headline: string;
  readonly description: string;
  readonly articleSection: string;
  readonly datePublished: string;
  readonly author: Author;
}

const isArticle = (data: {readonly '@type'?: string}): data is ArticleData => data['@type'] === 'BlogPosting';

function articleData(html: string): ArticleData | undefined {
  const texts = [...html.matchAll(/<script[^>]*ld\+json[^>]*>([^]*?)<\/script>/g)].map(([, text = '']) => text);
  for (const text of texts) {
    const data: {readonly '@type'?: string} = JSON.parse(text);
    if (isArticle(data)) return data;
  }
  return undefined;
}

/** The articles of the built site, the newest first. */
export function builtPosts(): readonly BuiltPost[] {
  return builtPages()
    .flatMap(({path, html}) => {
      const data = path.startsWith('/blog/') ? articleData(html) : undefined;
      if (data === undefined) return [];
      const {headline, description, articleSection, datePublished, author} = data;
      const date = datePublished.slice(0, 10);
      return [{path, title: headline, excerpt: description, category: articleSection, author, date, html}];
    })
    .sort((a, b) => b.date.localeCompare(a.date) || a.path.localeCompare(b.path));
}

/** The newest article, where one is as good as another. */
export function newestPost(): BuiltPost {
  const [newest] = builtPosts();
  if (newest === undefined) throw new Error('The built site has no article; add one to blog.');
  return newest;
}
