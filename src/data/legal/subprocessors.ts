import type {LegalText} from '.';

export const subprocessors: LegalText = {
  title: 'Subprocessors',
  description:
    'The third parties that process personal data for Tailor AI, by purpose: hosting, authentication and analytics.',
  lead: 'The third parties that process personal data on our behalf, and what each does for us.',
  updated: '2025-02-25',
  sections: [
    {
      id: 'hosting',
      heading: 'Hosting',
      paragraphs: ['Servers, storage and delivery of the product.'],
      items: ['Cloud provider'],
    },
    {
      id: 'authentication',
      heading: 'Authentication',
      paragraphs: ['Signing in to the web app.'],
      items: ['Google', 'Meta'],
    },
    {
      id: 'analytics',
      heading: 'Analytics',
      paragraphs: ['Understanding how the product is used, and reporting test results.'],
      items: ['Data warehouse', 'Product analytics service', 'Google Analytics'],
    },
  ],
};
