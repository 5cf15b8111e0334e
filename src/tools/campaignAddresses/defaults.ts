const base = 'https://example.com/spring';

/** Eight campaigns of a made-up supplier, those of the post on names for patterns: *de* catches students as well as Germany. */
const sampleCampaigns = [
  'implants-clinics-uk-2025q3',
  'implants-clinics-de-2025q3',
  'implants-labs-uk-2025q3',
  'implants-labs-de-2025q2',
  'implants-newsletter-uk-2025q3',
  'gloves-clinics-uk-2025q2',
  'gloves-students-uk-2025q3',
  'impressions-partners-uk-2025q2',
] as const;

const sampleSheet = [
  'base,source,medium,campaign,term,content',
  `${base},newsletter,email,Spring Sale,,`,
  `${base},linkedin,paid-social,Spring Sale,,video`,
  `${base}#prices,google,cpc,Spring Sale,{keyword},`,
].join('\n');

/** Of the fields as they are before anybody has typed; an address leaves these out. */
export const campaignDefaults = {
  /** 'one', or 'several' from a sheet. */
  rows: 'one',
  base,
  source: 'newsletter',
  medium: 'email',
  campaign: 'Spring Sale',
  term: '',
  content: '',
  sheet: sampleSheet,
  /** Whether values are written by the naming scheme: 'on' or 'off'. */
  scheme: 'on',
  parameter: 'utm_campaign',
  pattern: '*de*',
  /** Which addresses the pattern is tried on: those of the 'list', or those that were 'built'. */
  tryOn: 'list',
  list: sampleCampaigns.join('\n'),
  /** The numbers of the addresses that the pattern is to catch, with points between them. */
  wanted: '2.4',
  /** The number of the built address to look at, or 'other'. */
  page: '1',
  other: '',
} as const satisfies Readonly<Record<string, string>>;

export type CampaignField = keyof typeof campaignDefaults;
