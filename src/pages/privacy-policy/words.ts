import {longDate} from '../../lib/dates';
import type {LegalText} from '../_legal/document';
import {company} from '../_legal/company';
import {dataSections} from './dataWords';
import {rightsSections} from './rightsWords';

const updated = '2025-07-08';

export const privacyPolicy: LegalText = {
  title: 'Privacy Policy',
  description:
    'What personal data Tailor AI collects, why, on what legal basis, who receives it, how long it is kept, and the rights you have.',
  lead: 'What we collect, what we do with it, and what you can ask us to do. It covers this website, the web app, the browser extension and the script on customers’ sites.',
  updated,
  updatedLine: `Last updated ${longDate(updated)}`,
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who we are',
      blocks: [
        `“We” is ${company}. “The product” is the web app, the browser extension and the script that our customers put on their own sites.`,
        'On customers’ sites we process data on the customer’s behalf. There, the customer’s own policy applies as well.',
      ],
    },
    ...dataSections,
    ...rightsSections,
    {
      id: 'changes',
      heading: 'Changes to this policy',
      blocks: ['If we change this policy, we change the date at the top.'],
    },
    {
      id: 'privacy-contact',
      heading: 'Privacy contact',
      blocks: [
        {contact: 'For questions and requests about your data, write to', subject: 'Privacy'},
        'Tell us which email address or account your request concerns. We may ask you to show that the data is yours.',
      ],
    },
  ],
};
