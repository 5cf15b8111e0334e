/**
 * The groups of tabs in documentation and posts: what the address calls a tab,
 * and its label. Tabs of one group are chosen together, on every page.
 */
export const tabGroups: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  analytics: {
    amplitude: 'Amplitude',
    segment: 'Segment',
    'google-analytics': 'Google Analytics',
  },
  language: {
    python: 'Python',
    node: 'Node.js',
    powershell: 'PowerShell',
  },
  platform: {
    html: 'Plain HTML',
    'tag-manager': 'Google Tag Manager',
    wordpress: 'WordPress',
    shopify: 'Shopify',
    webflow: 'Webflow',
    nextjs: 'Next.js',
  },
  consent: {
    cookiebot: 'Cookiebot',
    onetrust: 'OneTrust',
    'tag-manager': 'Google Tag Manager',
  },
};
