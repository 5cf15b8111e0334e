import {placeholder} from '../../lib/placeholder';

/** One line of the record: a part of the page, as it was and as it was tailored. */
export interface Alteration {
  readonly part: string;
  readonly before: string;
  readonly after: string;
}

export interface CaseStudy {
  /** Last part of the address. */
  readonly slug: string;
  readonly title: string;
  readonly customer: string;
  /** For the list and for search engines, 50 to 160 characters. */
  readonly summary: string;
  readonly situation: string;
  readonly alterations: readonly Alteration[];
  /** What the test said: rates, visitors and interval, or that it is to come. */
  readonly result: string;
}

/**
 * Shown with the setting CASE_STUDIES only. Both are placeholders that show
 * the form: there are no customers and no results in them. Replace them whole.
 */
export const caseStudies: readonly CaseStudy[] = [
  placeholder<CaseStudy>('first case study: customer, situation, alterations, result', {
    slug: 'first-customer',
    title: 'Title of the first case study',
    customer: 'Name of the first customer',
    summary: 'Placeholder: who the customer is, which page was tailored for whom, and what came of it, in a sentence.',
    situation: 'Placeholder: what the page said to everyone, which visitors it lost, and how the customer noticed.',
    alterations: [
      {part: 'Headline', before: 'Placeholder: the words before', after: 'Placeholder: the words after'},
      {part: 'Main button', before: 'Placeholder: what it said', after: 'Placeholder: what it says'},
    ],
    result:
      'To come: visitors and conversions of both groups, the difference and its interval, with the customer’s consent.',
  }),
  placeholder<CaseStudy>('second case study: customer, situation, alterations, result', {
    slug: 'second-customer',
    title: 'Title of the second case study',
    customer: 'Name of the second customer',
    summary: 'Placeholder: another customer, another page, another audience, and what came of it, in one sentence.',
    situation: 'Placeholder: where the visitors came from, what they were promised there, and what they found instead.',
    alterations: [
      {part: 'Picture', before: 'Placeholder: what it showed', after: 'Placeholder: what it shows'},
      {part: 'Order of the page', before: 'Placeholder: what came first', after: 'Placeholder: what comes first'},
    ],
    result:
      'To come: visitors and conversions of both groups, the difference and its interval, with the customer’s consent.',
  }),
];

export const caseStudiesPath = '/case-studies';

export const caseStudyPath = (slug: string): string => `${caseStudiesPath}/${slug}`;

/** At the end of the list, and of each study. */
export const nextStep = {
  title: 'Tailor a page of your own',
  text: 'Start with the page that gets the most paid clicks.',
  link: {to: '/docs/ab-testing', label: 'How a test works'},
};
