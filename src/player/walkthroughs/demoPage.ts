import type {LandingPage, Panel, View} from '..';
import type {ViewOf} from '../scenes';

/** The landing page that the walk-throughs tailor: a made-up coffee shop without a name. */
export const demoPage = {
  address: 'yoursite.com/coffee',
  banner: 'The first bag ships free',
  headline: 'Fresh coffee, sent to your door',
  text: 'Roasted on Monday, in your kitchen by the weekend. Pause whenever you like.',
  button: 'Shop coffee',
  picture: 'cup',
  blocks: [
    {part: 'roasts', label: 'Our roasts'},
    {part: 'reviews', label: 'Reviews'},
    {part: 'delivery', label: 'Delivery'},
  ],
  tailored: [],
  hidden: [],
} as const satisfies LandingPage;

/** Where the tailored page lies once it is published, for checking and sharing. */
export const ownAddress = 'yoursite.com/coffee-office';

/** The same page after it was tailored for people who buy for an office. */
export const officePage = {
  ...demoPage,
  address: 'yoursite.com/coffee?utm_campaign=office-spring',
  headline: 'Fresh coffee for the whole office',
  text: 'One delivery a week, one invoice a month, and coffee to last through Thursday.',
  button: 'Get an office quote',
  picture: 'carafe',
  tailored: ['headline', 'text', 'button', 'picture'],
} as const satisfies LandingPage;

export const germanDemoPage = {
  ...demoPage,
  address: 'ihreseite.de/kaffee',
  banner: 'Die erste Packung ist versandkostenfrei',
  headline: 'Frischer Kaffee, direkt ins Haus',
  text: 'Montags geröstet, am Wochenende in Ihrer Küche. Pausieren geht jederzeit.',
  button: 'Kaffee kaufen',
  blocks: [
    {part: 'roasts', label: 'Röstungen'},
    {part: 'reviews', label: 'Stimmen'},
    {part: 'delivery', label: 'Lieferung'},
  ],
} as const satisfies LandingPage;

export const germanOwnAddress = 'ihreseite.de/kaffee-buero';

export const germanOfficePage = {
  ...germanDemoPage,
  address: 'ihreseite.de/kaffee?utm_campaign=buero-fruehling',
  headline: 'Frischer Kaffee fürs ganze Büro',
  text: 'Eine Lieferung pro Woche, eine Rechnung im Monat, und donnerstags ist noch welcher da.',
  button: 'Angebot fürs Büro',
  picture: 'carafe',
  tailored: ['headline', 'text', 'button', 'picture'],
} as const satisfies LandingPage;

/** The panel that asks who the page is for. */
export const audiencePanel = {
  kind: 'choices',
  title: 'Who is this page for?',
  choices: [
    {label: 'Everyone else', detail: 'keep the original'},
    {label: 'Office managers', detail: 'utm_campaign=office-*'},
    {label: 'Phone visitors', detail: 'device'},
  ],
} as const satisfies Panel;

/** The page that everyone gets beside that for offices. */
export const bothVersions = (everyone: LandingPage, offices: LandingPage): View => ({
  kind: 'visitors',
  arms: [
    {who: 'Everyone else', page: everyone},
    {who: 'Office managers', page: offices},
  ],
});

/** A page in the browser, with the panel, the selection and the cursor of the moment. */
export const editor = (page: LandingPage, state: Omit<ViewOf<'editor'>, 'kind' | 'page'> = {}): View => ({
  kind: 'editor',
  page,
  ...state,
});
