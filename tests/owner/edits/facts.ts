import {plans} from '../../../src/content/plans';
import type {Edit} from '../edit';
import {addFirst, addLast, removeAt} from '../lists';
import {replaceIn, type SiteFiles} from '../siteFiles';

const plansFile = 'src/content/plans.ts';
const teamFile = 'src/pages/team/words.ts';
const pricing = [
  'pricing.spec.ts',
  'unfinished.spec.ts',
  'lead/requests.spec.ts',
  'everyPage.spec.ts',
  'markdownTwins.spec.ts',
];
const team = ['team.spec.ts', 'onePager.spec.ts', 'everyPage.spec.ts', 'unfinished.spec.ts'];
const releases = [
  'releaseNotes.spec.ts',
  'feeds.spec.ts',
  'search/golden.spec.ts',
  'everyPage.spec.ts',
  'readers.spec.ts',
];
const questions = ['home.spec.ts', 'pricing.spec.ts', 'features/abTestingAnalytics.spec.ts', 'everyPage.spec.ts'];

function givePrice(site: SiteFiles, name: string, price: string): void {
  replaceIn(site, plansFile, new RegExp(`(?<=name: '${name}',\\s+price: )'[^']+'`), `'${price}'`);
}

const giveTiers = (site: SiteFiles): void =>
  replaceIn(site, plansFile, /(?<=tierRates[^=]*= )'[^']+'/, "'$20 for each further 10,000 visitors'");

const prices = plans.map(({name}, index) => ({name, price: `$${49 + index * 100}`}));

function addPlan(site: SiteFiles): void {
  addLast(
    site,
    plansFile,
    'plans',
    `{
    name: 'Agency',
    price: '$1,200',
    description: 'For agencies that tailor for more than one customer.',
    traffic: 'Scales by tier',
    audienceSegments: 'Unlimited',
    teamMembers: 25,
    popular: false,
    cta: 'Contact Sales',
  }`,
  );
}

function addMember(site: SiteFiles): void {
  site.writePhoto('static/img/team/given-designer.png');
  addLast(
    site,
    teamFile,
    'team',
    `{
    role: 'Head of Design',
    name: 'Siobhán Wójcik',
    portrait: {src: '/img/team/given-designer.png', alt: 'Siobhán Wójcik at her table'},
    cloth: {'--cloth': 'var(--butter)', '--on-cloth': 'var(--ink)'},
    profile: undefined,
    description: 'Draws what you see, and crosses out half of it.',
  }`,
  );
}

function addMonth(site: SiteFiles): void {
  addFirst(
    site,
    'src/content/releases/recent.ts',
    'recentMonths',
    `{
    ...month('November 2025', latestRelease.date, [
      {
        title: 'Tailored forms',
        text: 'A form can ask for less where the campaign has already said it.',
        area: 'tailoring',
        kind: 'New',
      },
    ]),
    version: latestRelease.version,
  }`,
  );
  // It is the newest now, and the one before has its own number and day.
  replaceIn(site, 'src/content/releases/recent.ts', /latestRelease\.version(?![^]*latestRelease\.version)/, "'1.5.0'");
  replaceIn(site, 'src/content/releases/recent.ts', /latestRelease\.date(?![^]*latestRelease\.date)/, "'2025-10-08'");
  replaceIn(
    site,
    'src/content/releases/note.ts',
    /latestRelease = \{[^}]*\}/,
    "latestRelease = {version: '1.6.0', date: '2025-11-12'}",
  );
}

/** The lists of questions with answers, which an owner adds to and takes from. */
const questionLists = [
  [
    'src/pages/_home/words/faq.ts',
    'english',
    "{id: 'given', question: 'Is a question more a fault?', answer: 'No. It is one more line.'}",
  ],
  [
    'src/pages/_home/words/faq.ts',
    'german',
    "{id: 'given', question: 'Ist eine Frage mehr ein Fehler?', answer: 'Nein. Sie ist eine Zeile mehr.'}",
  ],
  [
    'src/pages/pricing/words.ts',
    'pricingQuestions',
    "{question: 'Is a question more a fault?', answer: 'No. It is one more line.'}",
  ],
] as const;

export const factEdits: readonly Edit[] = [
  {
    name: 'every price and the tiers',
    apply: (site) => {
      prices.forEach(({name, price}) => givePrice(site, name, price));
      giveTiers(site);
    },
    specs: pricing,
    goesWithOthers: true,
  },
  ...prices.map(({name, price}): Edit => ({
    name: `the price of ${name}`,
    apply: (site) => givePrice(site, name, price),
    specs: pricing,
    isFurther: true,
  })),
  {name: 'the traffic tiers', apply: giveTiers, specs: pricing, isFurther: true},
  {name: 'a plan more', apply: addPlan, specs: pricing, goesWithOthers: true},
  {name: 'a plan fewer', apply: (site) => removeAt(site, plansFile, 'plans', -1), specs: pricing},
  {name: 'a team member more', apply: addMember, specs: team, goesWithOthers: true},
  {name: 'a team member fewer', apply: (site) => removeAt(site, teamFile, 'team', -1), specs: team},
  {name: 'a release more', apply: addMonth, specs: releases, goesWithOthers: true},
  {
    name: 'a release fewer',
    apply: (site) => removeAt(site, 'src/content/releases/earlier.ts', 'earlierMonths', -1),
    specs: releases,
  },
  {
    name: 'a redirect more',
    apply: (site) => addLast(site, 'src/content/redirects.ts', 'redirects', "{from: '/our-team', to: '/team'}"),
    specs: ['redirects.spec.ts', 'notFound.spec.ts', 'siteFiles.spec.ts'],
    goesWithOthers: true,
  },
  {
    name: 'a question more in each list',
    apply: (site) => questionLists.forEach(([file, list, added]) => addLast(site, file, list, added)),
    specs: questions,
    goesWithOthers: true,
  },
  {
    name: 'a question fewer in each list',
    apply: (site) => questionLists.forEach(([file, list]) => removeAt(site, file, list, -1)),
    specs: questions,
  },
];
