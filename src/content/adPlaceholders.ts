/**
 * The ways in which ad and mail tools write what they fill in themselves when an ad is clicked or a mail is sent, each
 * example as its tool's documentation has it. The longer form comes first, where one begins like another.
 */
export const placeholderForms = [
  {
    example: '{{campaign.name}}',
    tools: ['Meta', 'LinkedIn', 'Snapchat', 'Reddit', 'HubSpot', 'Klaviyo', 'Brevo', 'Marketo', 'Braze'],
    source: 'https://www.facebook.com/business/help/2360940870872492',
    pattern: /\{\{(?:\$\{[^{}]*\}|[^{}])*\}\}/,
  },
  {
    example: '{% campaign_name %}',
    tools: ['Braze', 'Klaviyo'],
    source: 'https://www.braze.com/docs/user_guide/personalization_and_dynamic_content/liquid',
    pattern: /\{%[^{}%]*%\}/,
  },
  {
    example: '${CAMPAIGN_ID}',
    tools: ['Display & Video 360', 'Xandr'],
    source: 'https://support.google.com/displayvideo/answer/2789508',
    pattern: /\$\{[^{}]*\}/,
  },
  {
    example: '{keyword:nil}',
    tools: ['Google Ads', 'Microsoft Advertising', 'Pinterest', 'Taboola'],
    source: 'https://support.google.com/google-ads/answer/6305348',
    pattern: /\{[^{}]+\}/,
  },
  {
    example: '[[city]]',
    tools: ['Constant Contact', 'GetResponse'],
    source: 'https://knowledgebase.constantcontact.com/articles/KnowledgeBase/38461-Insert-Dynamic-Links-in-an-Email',
    pattern: /\[\[[^[\]]+\]\]/,
  },
  {
    example: '__CAMPAIGN_ID__',
    tools: ['TikTok'],
    source: 'https://ads.tiktok.com/help/article/track-offsite-web-events-with-utm-parameters',
    pattern: /__[A-Z][A-Z\d]*(?:_[A-Z\d]+)*__/,
  },
  {
    example: '*|CAMPAIGN_UID|*',
    tools: ['Mailchimp'],
    source: 'https://mailchimp.com/help/all-the-merge-tags-cheat-sheet/',
    pattern: /\*\|[^|*]+\|\*/,
  },
  {
    example: '%%emailname_%%',
    tools: ['Salesforce Marketing Cloud', 'The Trade Desk'],
    source: 'https://help.salesforce.com/s/articleView?id=sf.mc_es_available_personalization_strings.htm',
    pattern: /%%[^%]+%%/,
  },
  {
    example: '%CAMPAIGN%',
    tools: ['ActiveCampaign'],
    source: 'https://help.activecampaign.com/hc/en-us/articles/220358207',
    // Percent signs of encoded characters have two digits or letters between them at most.
    pattern: /%[A-Z][A-Z\d_-]{2,}%/,
  },
  {
    example: '%epid!',
    tools: ['Campaign Manager 360'],
    source: 'https://support.google.com/campaignmanager/table/6096962',
    pattern: /%e[a-z]{2,6}!/,
  },
  {
    example: '<%= message.delivery.label %>',
    tools: ['Adobe Campaign', 'Mapp Engage'],
    source:
      'https://experienceleague.adobe.com/en/docs/campaign-classic/using/sending-messages/personalizing-deliveries/personalization-fields',
    pattern: /<%[^%]*%>/,
  },
  {
    example: '!!!clickref!!!',
    tools: ['Awin'],
    source: 'https://wiki.awin.com/index.php/Deeplinks',
    pattern: /!!![A-Za-z\d]+!!!/,
  },
  {
    example: '$email$',
    tools: ['SALESmanago'],
    source: 'http://support.salesmanago.pl/adding-the-opt-out-option/',
    pattern: /\$[A-Za-z]\w*\$/,
  },
] as const;

/** A platform or mail tool whose placeholders are known. */
export type PlaceholderTool = (typeof placeholderForms)[number]['tools'][number];

/** The placeholders in a value. */
export const placeholdersIn = (value: string): readonly string[] =>
  piecesOf(value).filter((_, index) => index % 2 === 1);

const anyForm = new RegExp(`(${placeholderForms.map(({pattern}) => pattern.source).join('|')})`);

/** The pieces of a value in turn: plain text, then a placeholder, then plain text again. */
export const piecesOf = (value: string): readonly string[] => value.split(anyForm);
