import type {LegalSection} from '../_legal/document';
import {storageTable} from '../_legal/storage';

/** The part of the policy on what is collected, and what for. */
export const dataSections: readonly LegalSection[] = [
  {
    id: 'data-we-collect',
    heading: 'Data we collect',
    blocks: [
      'We collect what you give us, and a limited set of data about how you use the product.',
      {
        table: {
          caption: 'Data we collect',
          columns: ['Data', 'What it is', 'Where it comes from'],
          rows: [
            [
              'Contact data',
              'Name, work email, website address, what you write',
              'You, when you ask for a trial or write to us',
            ],
            [
              'Account data',
              'Your sign-in through Google or Meta, your organization, your role in it',
              'You and the service you sign in with',
            ],
            [
              'Content',
              'The pages you tailor, your guidelines, images and settings',
              'You and your team, in the web app and the extension',
            ],
            [
              'Usage data',
              'Pages visited, clicks, browser, device, language, approximate region',
              'Your browser, as you use the product',
            ],
            [
              'Experiment data',
              'Which version a visitor to a customer’s site saw, and whether they converted',
              'The script on the customer’s site, for the customer',
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'cookies',
    heading: 'Cookies',
    blocks: [
      'Cookies and similar storage are small bits of data in your browser. On this website they remember choices and positions, each saved when the table says:',
      {table: storageTable},
      {part: 'storage-check'},
      {part: 'outside-services'},
      'Our authors write posts in an editor that keeps its settings and their login in their own browsers. Visitors’ browsers are not involved.',
      'In the product, cookies and similar storage keep you signed in to the web app. You can refuse or delete them in your browser, and then must sign in again. To learn what the script on a customer’s site stores, ask that customer or the privacy contact.',
    ],
  },
  {
    id: 'how-we-use-data',
    heading: 'How we use data',
    blocks: [
      'We use personal data to',
      {
        items: [
          'provide, secure and support the product,',
          'answer you and arrange trials and demos,',
          'measure how the product is used and improve it,',
          'send product news, which you can stop at any time, and',
          'meet legal duties.',
        ],
      },
    ],
  },
  {
    id: 'legal-bases',
    heading: 'Legal bases in the EEA and the UK',
    blocks: [
      'If you are in the European Economic Area or the United Kingdom, we rely on one of these bases:',
      {
        table: {
          caption: 'Legal bases',
          columns: ['Basis', 'What we rely on it for', 'What you can do'],
          rows: [
            ['Contract', 'Providing what you signed up for', 'End the contract'],
            [
              'Legitimate interests',
              'Securing and improving the product, answering you',
              'Object, for reasons specific to you',
            ],
            [
              'Consent',
              'Optional cookies and marketing, where the law asks for consent',
              'Withdraw it at any time, for the future',
            ],
            ['Legal obligation', 'Keeping the records the law requires', 'Ask which record and which law'],
          ],
        },
      },
    ],
  },
];
