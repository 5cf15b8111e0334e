import type {Language} from '@site/src/lib/audience';
import {features} from './features';
import {toolNames, tools as toolTitles, type ToolName} from './tools';

/** Where an entry of the navigation leads: a page, the product's app in a new tab, or a dialog. */
export type NavigationTarget =
  | {readonly kind: 'page'; readonly path: string}
  | {readonly kind: 'app'}
  | {readonly kind: 'dialog'; readonly dialog: 'lead' | 'extension'; readonly request?: 'question'};

export interface NavigationEntry {
  readonly id: string;
  /** In both languages: the home page is there in German too. */
  readonly label: Readonly<Record<Language, string>>;
  readonly target: NavigationTarget;
}

const page = (path: string): NavigationTarget => ({kind: 'page', path});

/** A labeled group of entries: in the footer, and in the menu of the product. */
export interface NavigationGroup {
  readonly label: Readonly<Record<Language, string>>;
  readonly entries: readonly NavigationEntry[];
}

/** An entry that opens groups of others instead of leading anywhere. */
export interface NavigationMenu extends Pick<NavigationEntry, 'id' | 'label'> {
  readonly groups: readonly NavigationGroup[];
}

/** Home is left out on the home page itself. */
export const homeEntry: NavigationEntry = {id: 'home', label: {en: 'Home', de: 'Startseite'}, target: page('/')};

const docs: NavigationEntry = {id: 'docs', label: {en: 'Docs', de: 'Doku'}, target: page('/docs')};
const pricing: NavigationEntry = {id: 'pricing', label: {en: 'Pricing', de: 'Preise'}, target: page('/pricing')};

const tools: NavigationEntry = {id: 'tools', label: {en: 'Tools', de: 'Werkzeuge'}, target: page('/tools')};
const comparison: NavigationEntry = {id: 'vs', label: {en: 'Compare', de: 'Vergleich'}, target: page('/vs')};

/** What the German page calls the tools, which are English themselves. */
const germanTools: Readonly<Record<ToolName, string>> = {
  sampleSize: 'Stichprobe und Dauer',
  readResult: 'Ergebnis lesen',
  sampleRatio: 'Aufteilung prüfen',
  peekingLab: 'Labor für Zwischenblicke',
  testPlan: 'Testplan',
  campaignAddresses: 'Kampagnen-URLs und Muster',
};

/** In German the names of the features say what they do; the pages themselves are English. One without keeps its English name. */
const germanFeatures: Partial<Readonly<Record<keyof typeof features, string>>> = {
  smartCopyTailoring: 'Texte anpassen',
  imageTailoring: 'Bilder anpassen',
  dynamicCtas: 'Dynamische CTAs',
  elementControl: 'Elemente steuern',
  instantPublishing: 'Sofort veröffentlichen',
  abTestingAnalytics: 'A/B-Tests und Auswertung',
  audienceTargeting: 'Zielgruppen ansprechen',
  instantPersonalization: 'Sofort personalisieren',
  liveDeployment: 'Live ausspielen',
  performanceInsights: 'Ergebnisse verstehen',
};

const isFeature = (key: string): key is keyof typeof features => key in features;

/** All feature pages. */
export const featureEntries: readonly NavigationEntry[] = Object.keys(features)
  .filter(isFeature)
  .map((key) => ({
    id: key,
    label: {en: features[key].title, de: germanFeatures[key] ?? features[key].title},
    target: page(features[key].path),
  }));

/** Opens the lead dialog on the home page; a link to it opens the dialog of its own page. */
export const contactAddress = '/?contact=true';

const featureGroup: NavigationGroup = {label: {en: 'Features', de: 'Funktionen'}, entries: featureEntries};

/** What the product does, and what helps to decide on it. */
export const product: NavigationMenu = {
  id: 'product',
  label: {en: 'Product', de: 'Produkt'},
  groups: [
    featureGroup,
    {
      label: tools.label,
      entries: [
        {...tools, label: {en: 'All tools', de: 'Alle Werkzeuge'}},
        ...toolNames.map((name) => ({
          id: name,
          label: {en: toolTitles[name].title, de: germanTools[name]},
          target: page(toolTitles[name].path),
        })),
      ],
    },
    {
      label: comparison.label,
      entries: [
        {...comparison, label: {en: 'Tailor AI and traditional tools', de: 'Tailor AI und klassische Werkzeuge'}},
      ],
    },
  ],
};

export const navigation: readonly (NavigationEntry | NavigationMenu)[] = [
  {id: 'demos', label: {en: 'Demos', de: 'Demos'}, target: page('/demos')},
  product,
  docs,
  pricing,
  {id: 'blog', label: {en: 'Blog', de: 'Blog'}, target: page('/blog')},
  {id: 'team', label: {en: 'Team', de: 'Team'}, target: page('/team')},
  {id: 'login', label: {en: 'Login', de: 'Anmelden'}, target: {kind: 'app'}},
  {id: 'extension', label: {en: 'Extension', de: 'Erweiterung'}, target: {kind: 'dialog', dialog: 'extension'}},
];

const isPage = (entry: NavigationEntry | NavigationMenu): entry is NavigationEntry =>
  'target' in entry && entry.target.kind === 'page';

/** By what they are about: the site, the features, and all that is read before a decision. */
export const footerNavigation: readonly NavigationGroup[] = [
  {
    label: {en: 'Site', de: 'Website'},
    entries: [homeEntry, ...navigation.filter(isPage).filter((entry) => entry !== docs), tools, comparison],
  },
  featureGroup,
  {
    label: {en: 'Good to know', de: 'Gut zu wissen'},
    entries: [
      docs,
      {id: 'one-pager', label: {en: 'One-Pager', de: 'One-Pager'}, target: page('/one-pager')},
      {id: 'release-notes', label: {en: 'Release Notes', de: 'Versionshinweise'}, target: page('/release-notes')},
      {id: 'trust', label: {en: 'Trust', de: 'Vertrauen'}, target: page('/trust')},
      {id: 'privacy-policy', label: {en: 'Privacy Policy', de: 'Datenschutz'}, target: page('/privacy-policy')},
      {
        id: 'subprocessors',
        label: {en: 'Subprocessors', de: 'Unterauftrag\u00adnehmer'},
        target: page('/subprocessors'),
      },
      {
        id: 'contact',
        label: {en: 'Contact', de: 'Kontakt'},
        target: {kind: 'dialog', dialog: 'lead', request: 'question'},
      },
    ],
  },
];

/** Names that assistive technology reads and short texts of the shell. */
export const shellWords = {
  en: {
    skip: 'Skip to content',
    home: 'Tailor AI, home page',
    main: 'Main',
    footer: 'Footer',
    cookieChoices: 'Cookie choices',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    menu: 'Menu',
    tryIt: 'Try it on your site',
    /** The same, where there is little room. */
    tryItShort: 'Try it',
    search: 'Search',
    toDark: 'Switch to dark theme',
    toLight: 'Switch to light theme',
    newTab: '(opens in a new tab)',
    noScript: 'This page works without JavaScript, but the form does not. Write to us instead:',
    noForm: 'The form needs JavaScript.',
    orWrite: 'You can also write to',
  },
  de: {
    skip: 'Zum Inhalt springen',
    home: 'Tailor AI, Startseite',
    main: 'Hauptnavigation',
    footer: 'Fußzeile',
    cookieChoices: 'Cookie-Auswahl',
    openMenu: 'Menü öffnen',
    closeMenu: 'Menü schließen',
    menu: 'Menü',
    tryIt: 'Auf Ihrer Website testen',
    tryItShort: 'Testen',
    search: 'Suche',
    toDark: 'Dunkles Farbschema einschalten',
    toLight: 'Helles Farbschema einschalten',
    newTab: '(öffnet einen neuen Tab)',
    noScript: 'Diese Seite funktioniert ohne JavaScript, das Formular nicht. Schreiben Sie uns stattdessen:',
    noForm: 'Das Formular braucht JavaScript.',
    orWrite: 'Sie können auch schreiben an',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** One of these in both languages. */
export const shellLabels = (word: keyof typeof shellWords.en): Record<Language, string> => ({
  en: shellWords.en[word],
  de: shellWords.de[word],
});
