import {longDate} from '../../lib/dates';
import {placeholder} from '../../lib/placeholder';
import type {LegalSection, LegalText} from '../_legal/document';

/** Behind what a company does that is not named yet. */
export const onRequest = ' (name on request)';

export const subprocessorGroups = [
  {
    id: 'hosting',
    purpose: 'Hosting',
    text: 'Servers, storage and delivery of the product.',
    members: [
      {
        name: placeholder('name of the cloud provider that hosts the product', `Cloud provider${onRequest}`),
        work: 'Runs the servers, stores the data, delivers tailored pages',
        data: 'Everything the product stores',
      },
    ],
  },
  {
    id: 'authentication',
    purpose: 'Authentication',
    text: 'Signing in to the web app. Only the service you sign in with is involved.',
    members: [
      {name: 'Google', work: 'Confirms who you are', data: 'The account you sign in with, and when'},
      {name: 'Meta', work: 'Confirms who you are', data: 'The account you sign in with, and when'},
    ],
  },
  {
    id: 'analytics',
    purpose: 'Analytics',
    text: 'Understanding how the product is used, and reporting test results.',
    members: [
      {
        name: placeholder('name of the data warehouse', `Data warehouse${onRequest}`),
        work: 'Stores and counts measurements',
        data: 'Usage data and experiment data',
      },
      {
        name: placeholder('name of the product analytics service', `Product analytics service${onRequest}`),
        work: 'Shows how the product is used',
        data: 'Usage data',
      },
      {name: 'Google Analytics', work: 'Counts visits', data: 'Usage data'},
    ],
  },
];

const hasUnnamed = subprocessorGroups.some(({members}) => members.some(({name}) => name.endsWith(onRequest)));

const updated = '2025-02-25';

const groupSections = subprocessorGroups.map(({id, purpose, text, members}): LegalSection => ({
  id,
  heading: purpose,
  blocks: [
    text,
    {
      table: {
        caption: `Subprocessors for ${purpose.toLowerCase()}`,
        columns: ['Subprocessor', 'What it does for us', 'Data it processes'],
        rows: members.map(({name, work, data}) => [name, work, data]),
      },
    },
  ],
}));

export const subprocessors: LegalText = {
  title: 'Subprocessors',
  description:
    'The third parties that process personal data for Tailor AI, by purpose: hosting, authentication and analytics.',
  lead: 'The third parties that process personal data on our behalf, and what each does for us.',
  updated,
  // The head's own wording: the long date without its comma.
  updatedLine: `Last updated ${longDate(updated).replace(',', '')}`,
  sections: [
    ...groupSections,
    {
      id: 'what-binds-them',
      heading: 'What they may do',
      blocks: [
        'A subprocessor gets the data for the work named here. Ask us what each of them has agreed to.',
        [
          'The data and your rights are described in the ',
          {to: '/privacy-policy', label: 'privacy policy'},
          '. For other buyers’ questions, see ',
          {to: '/trust', label: 'trust'},
          '.',
        ],
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this list',
      blocks: [
        `When a subprocessor is added or replaced, we change this list and its date. It was last changed on ${longDate(updated)}.`,
        {contact: 'To ask about changes, write to', subject: 'Changes of subprocessors'},
      ],
    },
    {
      id: 'questions',
      heading: 'Questions',
      blocks: [
        ...(hasUnnamed ? ['Some are listed by what they do for us. Ask us for their names.'] : []),
        {contact: 'To ask about a subprocessor, write to', subject: 'Subprocessors'},
      ],
    },
  ],
};
