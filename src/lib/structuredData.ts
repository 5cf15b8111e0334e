import type {BlogPosting, FAQPage, Organization, WithContext} from 'schema-dts';
import {noon} from './dates';
import {wholeAnswer, type Question} from './question';

/** A schema.org FAQPage of the questions. */
export function faqStructuredData(questions: readonly Question[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map((each) => ({
      '@type': 'Question',
      name: each.question,
      acceptedAnswer: {'@type': 'Answer', text: wholeAnswer(each)},
    })),
  };
}

/** A schema.org Organization: the company behind the site at `url`. */
export function organizationStructuredData({
  url,
  email,
}: {
  url: string;
  email: string;
}): WithContext<Exclude<Organization, string>> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Tailor AI',
    url,
    email,
    logo: `${url}/img/logo.svg`,
  };
}

export interface ArticleFacts {
  readonly title: string;
  readonly excerpt: string;
  readonly category: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly author: {readonly name: string};
  readonly authorUrl: string;
  readonly url: string;
  /** Address of a picture with the article's title. */
  readonly image: string | undefined;
  readonly siteUrl: string;
}

/** A schema.org BlogPosting, an Article of a blog. The author is a team until people are named. */
export function articleStructuredData(facts: ArticleFacts): WithContext<BlogPosting> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: facts.title,
    description: facts.excerpt,
    articleSection: facts.category,
    datePublished: noon(facts.date).toISOString(),
    image: facts.image,
    url: facts.url,
    mainEntityOfPage: facts.url,
    author: {'@type': 'Organization', name: facts.author.name, url: facts.authorUrl},
    publisher: {'@type': 'Organization', name: 'Tailor AI', url: facts.siteUrl, logo: `${facts.siteUrl}/img/logo.svg`},
  };
}
