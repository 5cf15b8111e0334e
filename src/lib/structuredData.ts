import type {Question} from '@site/src/data/question';

/** A schema.org FAQPage of the questions. */
export function faqStructuredData(questions: readonly Question[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({question, answer}) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {'@type': 'Answer', text: answer},
    })),
  };
}

/** A schema.org Organization: who stands behind the site at `url`. */
export function organisationStructuredData({url, email}: {url: string; email: string}): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Tailor AI',
    url,
    email,
    logo: `${url}/img/logo.svg`,
  };
}
