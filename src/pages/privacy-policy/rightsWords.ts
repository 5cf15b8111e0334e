import type {LegalSection} from '../_legal/document';

/** The part of the policy on who receives data, for how long, and what people can ask for. */
export const rightsSections: readonly LegalSection[] = [
  {
    id: 'disclosures',
    heading: 'Who receives data',
    blocks: [
      'We disclose personal data to',
      {
        items: [
          ['the service providers on our list of ', {to: '/subprocessors', label: 'subprocessors'}, ','],
          'the customer on whose site it was collected,',
          'authorities and courts, where the law requires it, and',
          'a successor, if all or part of the business is sold or merged.',
        ],
      },
    ],
  },
  {
    id: 'your-rights',
    heading: 'Your rights',
    blocks: [
      'Depending on where you live, you may ask us to',
      {
        items: [
          'tell you what we hold about you, and give you a copy,',
          'correct it,',
          'delete it,',
          'transfer it to you or to someone else in a common format,',
          'restrict its use, or stop using it, and',
          'act on the withdrawal of your consent.',
        ],
      },
      [
        'Write to the ',
        {to: '#privacy-contact', label: 'privacy contact'},
        '. You may also complain to your data protection authority.',
      ],
      'If your data was collected on a customer’s site, please write to that customer.',
    ],
  },
  {
    id: 'retention',
    heading: 'How long we keep data',
    blocks: [
      'We keep personal data for as long as we need it for the purposes above, then delete or anonymize it, unless the law requires us to keep it longer.',
      'Ask the privacy contact how long that is for a given kind of data.',
    ],
  },
  {
    id: 'security',
    heading: 'Security',
    blocks: [
      'We protect data with technical and organizational measures. No system is perfectly secure; if a breach affects you, we’ll tell you as the law requires.',
      ['For buyers’ questions about the script on their site, see ', {to: '/trust', label: 'trust'}, '.'],
    ],
  },
  {
    id: 'children',
    heading: 'Children under 13',
    blocks: [
      'The product is made for businesses. We do not knowingly collect data from children under 13; if you believe that we have, write to us and we will delete it.',
    ],
  },
  {
    id: 'international-transfers',
    heading: 'International transfers',
    blocks: [
      'We process data in the United States. If you live elsewhere, your data is transferred there, and the law may protect it less than at home.',
      'Ask the privacy contact which safeguards apply to data from the EEA or the UK.',
    ],
  },
];
