import {trialDays, uptime} from '../../content/claims';
import {contactAddress} from '../../content/navigation';
import {latestRelease} from '../../content/releases';
import {longDate} from '../../lib/dates';
import type {LegalSection, LegalText} from '../_legal/document';

const guide = {to: '/docs/install', label: 'installation guide'} as const;
const policy = {to: '/privacy-policy', label: 'privacy policy'} as const;

const sections: readonly LegalSection[] = [
  {
    id: 'in-short',
    heading: 'In short',
    blocks: [
      {
        table: {
          caption: 'What buyers ask first',
          columns: ['Question', 'Answer'],
          rows: [
            ['What goes on our site?', 'One line: a script tag, on the page or through your tag manager'],
            ['What happens to the original page?', 'It stays as it is. Without the tag, every visitor sees it'],
            [
              'Who sees a tailored page?',
              'Visitors whose visit matches its trigger: URL parameters, a vanity URL, device, browser language',
            ],
            [
              'Where do test events go?',
              'To your dashboard in Tailor, and to your own analytics if you write a callback',
            ],
            ['How long is the trial?', `${trialDays} days on every plan, with full access. Cancel anytime`],
          ],
        },
      },
    ],
  },
  {
    id: 'data',
    heading: 'Data',
    blocks: [
      [
        'For what we collect, why, on what legal basis and for how long, see the ',
        policy,
        '. For who processes it for us, and what each of them gets, see the list of ',
        {to: '/subprocessors', label: 'subprocessors'},
        '.',
      ],
      'Data is transferred to and processed in the United States.',
      {
        contact: 'For a data processing agreement, or for a question that the policy leaves open, write to',
        subject: 'Data processing',
      },
    ],
  },
  {
    id: 'consent',
    heading: 'Cookies and consent',
    blocks: [
      [
        'You decide when the tag loads. If your visitors have to agree first, your consent tool adds the tag after they do; until then they see the original and are not in a test. The ',
        guide,
        ' explains this, and how to see what the script stores in a browser.',
      ],
      'Experiment events reach your analytics through your own callback, so they follow the consent that your analytics tool already has.',
    ],
  },
  {
    id: 'search-engines',
    heading: 'Search engines',
    blocks: [
      [
        'The original keeps its URL and its content. A tailored page is made for a campaign; its canonical link should name the original. That check is part of ',
        {to: '/docs/publishing#search-engines', label: 'publishing'},
        '.',
      ],
    ],
  },
  {
    id: 'loading',
    heading: 'How the tag loads',
    blocks: [
      [
        'Look at your tag: with async in it, your page does not wait for its download. Put it first in the head, so that it arrives as early as it can; the ',
        {to: '/docs/install#why-first-in-the-head', label: 'guide'},
        ' has a picture of the difference, and a way to check it on your own pages.',
      ],
    ],
  },
  {
    id: 'availability',
    heading: 'Availability',
    blocks: [
      `Our stated uptime is ${uptime.value}. If the script does not load, for whatever reason, visitors see your page as you built it. A vanity URL therefore belongs where the original, or a copy of it, answers.`,
    ],
  },
  {
    id: 'browsers',
    heading: 'Browsers',
    blocks: [
      'You tailor pages in Chrome, with our extension. Your visitors need no extension, and a browser that blocks the script shows the original.',
    ],
  },
  {
    id: `day-${trialDays + 1}`,
    heading: `Day ${trialDays + 1}`,
    blocks: [
      [
        `The trial ends after ${trialDays} days. To continue, choose a plan; `,
        {to: '/pricing', label: 'pricing'},
        ' says what each includes. To stop, take the tag out, with ',
        {to: '/docs/install#remove-it', label: 'what belongs to it'},
        '. Tailoring changes nothing else in your code.',
      ],
      'Before you stop, note the results of your tests, and replace links to the URL of a tailored page.',
    ],
  },
  {
    id: 'early-access',
    heading: 'Early access',
    blocks: [
      [
        'Early access is free and limited. Request a spot, or a personal demo, through ',
        {to: contactAddress, label: 'Contact'},
        '.',
      ],
    ],
  },
  {
    id: 'security',
    heading: 'Report a vulnerability',
    blocks: [
      {contact: 'Write to', subject: 'Security report'},
      'Scanners find the same address in /.well-known/security.txt.',
    ],
  },
];

export const trust: LegalText = {
  title: 'Trust',
  description:
    'What a security or marketing lead asks before adding Tailor AI: data, consent, search engines, flicker, availability, browsers and the end of the trial.',
  lead: 'What your security and marketing leads will ask before they say yes.',
  // What is said of the product is said of its newest release.
  updated: latestRelease.date,
  updatedLine: `As of release ${latestRelease.version}, ${longDate(latestRelease.date)}`,
  sections,
};
