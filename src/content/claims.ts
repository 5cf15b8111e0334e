/**
 * Every marketing figure of the site, said once. Pages quote these and write
 * no figures of their own, so that a claim is changed or withdrawn in one place.
 */
export interface Claim {
  /** The figure as it is printed. */
  readonly value: string;
  /** The words after or below the figure. */
  readonly label: string;
  /** What it rests on, for the person who reviews claims. */
  readonly source: string;
}

const unmeasured = 'Marketing claim, not measured on this site';
const sample = 'Sample data in product pictures, not a customer result';

export const minutesToLiveTest = 2;
export const ideaToLiveTest: Claim = {
  value: `${minutesToLiveTest} min`,
  label: 'from idea to live test',
  source: unmeasured,
};
export const moreExperiments: Claim = {value: '10x', label: 'more experiments', source: unmeasured};
export const conversionIncrease: Claim = {value: '125%', label: 'average conversion increase', source: unmeasured};
export const conversionLift: Claim = {value: '2x', label: 'conversion lift', source: unmeasured};
export const developerResources: Claim = {value: 'Zero', label: 'developer resources', source: unmeasured};
export const pageLoad: Claim = {value: 'under 2 seconds', label: 'for pages to load', source: unmeasured};
export const edgeLoad: Claim = {value: 'under 50ms', label: 'for pages to load', source: unmeasured};
export const secondsToPublish = 2;
export const publishTime: Claim = {
  value: `about ${secondsToPublish} seconds`,
  label: 'to publish',
  source: unmeasured,
};
export const uptime: Claim = {value: '99.9%', label: 'uptime', source: unmeasured};
export const edgeLocations: Claim = {value: '1,600+', label: 'edge locations', source: unmeasured};
export const setupTime: Claim = {value: 'about 5 minutes', label: 'setup', source: unmeasured};
export const minutesToTailor = 5;
export const tailoringTime: Claim = {
  value: `about ${minutesToTailor} minutes`,
  label: 'to tailor and publish',
  source: unmeasured,
};
export const traditionalWeeks = {least: 2, most: 4} as const;
export const traditionalTime: Claim = {
  value: `${traditionalWeeks.least}-${traditionalWeeks.most} weeks`,
  label: 'of traditional development',
  source: unmeasured,
};
export const translationTime: Claim = {value: 'about 30 seconds', label: 'to translate a page', source: unmeasured};
export const variants: Claim = {value: 'Unlimited', label: 'variants', source: unmeasured};
export const trialDays = 60;
export const freeTrial: Claim = {value: `${trialDays}-day`, label: 'free trial', source: 'Plan terms, see /pricing'};
export const confidence: Claim = {value: '95%', label: 'confidence', source: 'Default threshold; it can be set'};
/** One answer of the FAQ gives a lower threshold; a note beside it says that it can be set. */
export const confidenceInFaq: Claim = {value: '90%', label: 'confidence', source: 'Threshold of one FAQ answer'};
export const sampleControl: Claim = {value: '2.4%', label: 'control', source: sample};
export const sampleTreatment: Claim = {value: '3.8%', label: 'treatment', source: sample};
export const experience: Claim = {value: '10+ years', label: 'of experience', source: unmeasured};
export const revenueOptimized: Claim = {value: '$1B+', label: 'revenue optimized', source: unmeasured};
export const experimentsRun: Claim = {value: '1000s', label: 'of experiments', source: unmeasured};

/** The same claims as the German home page prints them; a test holds each to the figure of its English one. */
export const germanClaims = {
  ideaToLiveTest: {value: `${minutesToLiveTest} Min.`, label: 'von der Idee zum Live-Test'},
  moreExperiments: {value: '10x', label: 'mehr Experimente'},
  conversionIncrease: {value: '125\u00a0%', label: 'mehr Conversions im Durchschnitt'},
  pageLoad: {value: 'unter 2 Sekunden', label: 'bis Seiten geladen sind'},
  edgeLoad: {value: 'unter 50 ms', label: 'bis Seiten geladen sind'},
  publishTime: {value: 'etwa 2 Sekunden', label: 'bis zur Veröffentlichung'},
  uptime: {value: '99,9\u00a0%', label: 'Verfügbarkeit'},
  edgeLocations: {value: '1.600+', label: 'Edge-Standorte'},
  setupTime: {value: 'etwa 5 Minuten', label: 'Einrichtung'},
  translationTime: {value: 'etwa 30 Sekunden', label: 'für eine Übersetzung'},
  confidence: {value: '95\u00a0%', label: 'Konfidenz'},
  confidenceInFaq: {value: '90\u00a0%', label: 'Konfidenz'},
  sampleControl: {value: '2,4\u00a0%', label: 'Control'},
  sampleTreatment: {value: '3,8\u00a0%', label: 'Treatment'},
  experience: {value: '10+ Jahre', label: 'Erfahrung'},
  revenueOptimized: {value: 'über 1 Mrd. $', label: 'optimierter Umsatz'},
  experimentsRun: {value: 'Tausende', label: 'Experimente'},
} as const satisfies Readonly<Record<string, Pick<Claim, 'value' | 'label'>>>;
