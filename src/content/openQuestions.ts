import {edgeLoad, pageLoad} from './claims';
import {scriptGlobal} from './scriptTag';

/**
 * What is not known of the product and a reader would ask, by the page that gets the answer. Pages say what can be relied
 * on and leave the rest out; `npm run placeholders` lists these until somebody who knows has answered them.
 */
const questions: Readonly<Record<string, readonly string[]>> = {
  '/docs/install': [
    `Is the script’s global really called window.${scriptGlobal}, with a function init?`,
    'Where in the app does a customer find the script tag, and is it the same for all their sites?',
    'Where does the script tag load its code from, and which hosts does it connect to?',
    'Which cookies or storage does the script write in visitors’ browsers, and for how long?',
    'How many kilobytes does the script weigh?',
    'Does the script hide the page until a version is chosen, and for how long at most?',
    'Does the script notice a change of address without a page load (single-page apps)?',
    'Is the tag async, and is its one line the same on every site?',
    'What exactly does t_healthcheck show?',
    'Is the callback called for visitors who entered an experiment before init was called?',
    'Does the script add style elements or attributes, and does it work where Trusted Types are required?',
  ],
  '/docs/quick-start': ['How does a customer get an account, and does a site have to be added to it first?'],
  '/docs/triggers': [
    'Which devices does the device condition tell apart, and is a tablet a phone?',
    'Is there a condition for regions beside URL parameters?',
    'Which version is shown where two triggers match the same visit?',
    'Do patterns tell upper from lower case, and may * stand for nothing?',
    'What do the URL parameters tid and custom mean?',
  ],
  '/docs/publishing': [
    'Does a trigger already match visits while a page is published and in no test?',
    'Which URLs can be vanity URLs, and where are they set?',
    'Where in the extension are both versions compared before publishing?',
    'How are drafts saved, and when do edits of a published page reach visitors?',
    'What is the URL of a tailored page itself, does it show the tailored version in every state, and how is a page unpublished?',
  ],
  '/docs/ab-testing': [
    'Which version does preview_mode show where an address has several tailored pages, and are previews counted?',
    'Does a returning visitor see the same version again, and how does the script know?',
    'Where is the revenue of a conversion goal set, and where is Start Test clicked?',
    'Where in the dashboard is the conversion chosen, and where the confidence threshold?',
  ],
  '/docs/stop-undo-unpublish': [
    'How is a test ended without ramping, a ramp undone, and a page unpublished, by the customer alone?',
    'Do experiment events end at once when a test is stopped, and does the API’s list lose the page?',
  ],
  '/docs/nothing-shows': [
    'Can a tailored page be previewed before it is published, and what does preview_mode need for it?',
  ],
  '/docs/bulk-pages': ['Which columns does the CSV of the bulk generator take, and how many rows?'],
  '/docs/advanced-features/alt-text-editing': [
    'Where in the extension is alt text edited, and what is the field called?',
  ],
  '/docs/analytics-platform-integration': [
    'How often is the callback called for a returning visitor, is it called in preview modes, and is a promise that it returns awaited?',
    'What does analyticsProvider change, and which value do other tools take?',
  ],
  '/features/live-deployment': [`What do “${edgeLoad.value}” and “${pageLoad.value}” for pages to load each count?`],
  '/features/ab-testing-analytics': ['What exactly will smart optimization do, and when?'],
  '/docs/advanced-features/api-integration': [
    'Which error statuses, bodies, headers, rate limits and paging does the API have, and how are keys withdrawn?',
    'Do the addresses of the API’s description stay?',
  ],
  '/trust': [
    'Who has checked what /vs says that page builders and testing suites can do, and against which of them?',
    'In which countries is customer data kept, and is there a data processing agreement to sign?',
    'What happens to published pages and running tests on day 61 without a plan?',
    'What limits early access: places, features, or time?',
    'What do crawlers of search engines get at an address with a trigger?',
    'Which browsers does the extension support beside Chrome?',
  ],
  '/pricing': ['Does Enterprise include unlimited audience segments?'],
  '/docs/limits': [
    'What counts as one audience segment, and is Tailor active on a page that is published and in no test?',
    'Which roles, single sign-on and several sites does an account have?',
  ],
  '/privacy-policy': [
    'Has counsel reviewed the policy, a draft, and what it should say of sale, encryption, safeguards and retention?',
  ],
  '/subprocessors': [
    'Has counsel reviewed the list, a draft, and what it should say of written agreements, notice and objection?',
  ],
  '/release-notes': [
    'Which feature came in which month from March to October 2025?',
    'At which addresses of the app are the bulk generator, the dashboard, the settings and the audience analyzer?',
  ],
  '/docs/read-results': [
    'Over which window does a test count a conversion, and can it be on a later page?',
    'Which columns does the dashboard have, what are they called, and does it show the interval of the difference?',
  ],
  '/docs/tailor-a-page': [
    'What are the extension’s button, its panels, and the controls to hide and to move a section called?',
  ],
};

export const openQuestions: readonly {readonly question: string; readonly page: string}[] = Object.entries(
  questions,
).flatMap(([page, asked]) => asked.map((question) => ({question, page})));
