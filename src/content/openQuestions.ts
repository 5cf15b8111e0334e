import {scriptGlobal} from './scriptTag';

/**
 * What is not known of the product and a reader would ask. Pages say what can be relied on and leave the rest out;
 * `npm run placeholders` lists these until somebody who knows has answered them, on the page that waits.
 */
export interface OpenQuestion {
  readonly question: string;
  /** The page that gets the answer. */
  readonly page: `/${string}`;
}

export const openQuestions: readonly OpenQuestion[] = [
  {
    question: `Is the script’s global really called window.${scriptGlobal}, with a function init?`,
    page: '/docs/install',
  },
  {
    question: 'How does a customer get an account, and does a site have to be added to it first?',
    page: '/docs/quick-start',
  },
  {
    question: 'Where in the app does a customer find the script tag, and is it the same for all their sites?',
    page: '/docs/install',
  },
  {
    question: 'Where does the script tag load its code from, and which hosts does it connect to?',
    page: '/docs/install',
  },
  {
    question: 'Which cookies or storage does the script write in visitors’ browsers, and for how long?',
    page: '/docs/install',
  },
  {question: 'How many kilobytes does the script weigh?', page: '/docs/install'},
  {
    question: 'Does the script hide the page until a version is chosen, and for how long at most?',
    page: '/docs/install',
  },
  {
    question: 'Does the script notice a change of address without a page load (single-page apps)?',
    page: '/docs/install',
  },
  {question: 'Is the tag async, and is its one line the same on every site?', page: '/docs/install'},
  {question: 'What exactly does t_healthcheck show?', page: '/docs/install'},
  {
    question: 'Is the callback called for visitors who entered an experiment before init was called?',
    page: '/docs/install',
  },
  {
    question: 'Does the script add style elements or attributes, and does it work where Trusted Types are required?',
    page: '/docs/install',
  },
  {question: 'Which devices does the device condition tell apart, and is a tablet a phone?', page: '/docs/triggers'},
  {question: 'Is there a condition for regions beside URL parameters?', page: '/docs/triggers'},
  {question: 'Which version is shown where two triggers match the same visit?', page: '/docs/triggers'},
  {question: 'Do patterns tell upper from lower case, and may * stand for nothing?', page: '/docs/triggers'},
  {question: 'What do the URL parameters tid and custom mean?', page: '/docs/triggers'},
  {question: 'Does a trigger already match visits while a page is published and in no test?', page: '/docs/publishing'},
  {question: 'Which URLs can be vanity URLs, and where are they set?', page: '/docs/publishing'},
  {question: 'Where in the extension are both versions compared before publishing?', page: '/docs/publishing'},
  {
    question:
      'What is the URL of a tailored page itself, does it show the tailored version in every state, and how is a page unpublished?',
    page: '/docs/publishing',
  },
  {
    question: 'Which version does preview_mode show where an address has several tailored pages?',
    page: '/docs/ab-testing',
  },
  {
    question: 'Where is the revenue of a conversion goal set, and where is Start Test clicked?',
    page: '/docs/ab-testing',
  },
  {question: 'How is a test ended without ramping, and a ramp undone?', page: '/docs/ab-testing'},
  {question: 'Which columns does the CSV of the bulk generator take, and how many rows?', page: '/docs/bulk-pages'},
  {
    question: 'Where in the extension is alt text edited, and what is the field called?',
    page: '/docs/advanced-features/alt-text-editing',
  },
  {
    question: 'Where in the dashboard is the conversion chosen, and where the confidence threshold?',
    page: '/docs/ab-testing',
  },
  {
    question:
      'How often is the callback called for a returning visitor, is it called in preview modes, and is a promise that it returns awaited?',
    page: '/docs/analytics-platform-integration',
  },
  {
    question: 'What does analyticsProvider change, and which value do other tools take?',
    page: '/docs/analytics-platform-integration',
  },
  {question: 'What exactly will smart optimization do, and when?', page: '/features/ab-testing-analytics'},
  {
    question: 'Which error statuses, rate limits and paging does the API have, and how are keys withdrawn?',
    page: '/docs/advanced-features/api-integration',
  },
  {
    question: 'In which countries is customer data kept, and is there a data processing agreement to sign?',
    page: '/trust',
  },
  {question: 'Does Enterprise include unlimited audience segments?', page: '/pricing'},
  {
    question: 'What counts as one audience segment, and is Tailor active on a page that is published and in no test?',
    page: '/docs/limits',
  },
  {question: 'Which roles, single sign-on and several sites does an account have?', page: '/docs/limits'},
  {
    question: 'Over which window does a test count a conversion, and can it be on a later page?',
    page: '/docs/read-results',
  },
  {question: 'What happens to published pages and running tests on day 61 without a plan?', page: '/trust'},
  {question: 'What limits early access: places, features, or time?', page: '/trust'},
  {question: 'What do crawlers of search engines get at an address with a trigger?', page: '/trust'},
  {question: 'Which browsers does the extension support beside Chrome?', page: '/trust'},
  {question: 'Has counsel reviewed the policy, its rights, safeguards and notices included?', page: '/privacy-policy'},
  {
    question: 'Has counsel reviewed what is promised of subprocessors: written agreements, notice, objection?',
    page: '/subprocessors',
  },
  {question: 'Which feature came in which month from March to October 2025?', page: '/release-notes'},
];
