import {confidence, edgeLocations, ideaToLiveTest, publishTime, setupTime} from './claims';

export interface Feature {
  readonly path: `/features/${string}`;
  /** Its name, with capitals wherever it stands: the page's title and heading, and links to it. */
  readonly title: string;
  /** For search results: 50 to 160 characters. */
  readonly description: string;
  readonly lead: string;
  /** The guide to it, which the opening leads to. */
  readonly guide: {readonly to: string; readonly label: string};
  /** What sets it apart from the page that is most like it, which the sentence may end with. */
  readonly differs?: {readonly text: string; readonly link?: {readonly to: string; readonly label: string}};
  /** The main button's words, where they are the page's own. */
  readonly label?: string;
  /** What the page ends with. */
  readonly next: {
    readonly title: string;
    readonly text: string;
    readonly link: {readonly to: string; readonly label: string};
  };
}

export const features = {
  smartCopyTailoring: {
    path: '/features/smart-copy-tailoring',
    title: 'Smart Copy Tailoring',
    description:
      'Rewrite headlines, body text and buttons for each audience, language and campaign, in your own voice and on your own page.',
    lead: 'AI rewrites your existing page for each audience, language and campaign source, and keeps it in your voice.',
    guide: {to: '/docs/tailor-a-page', label: 'How to tailor a page'},
    next: {
      title: 'Rewrite one headline today',
      text: 'Start with the page that gets the most paid clicks. You see the new words in place before anyone else does.',
      link: {to: '/feature-demos#tailoring-landing-pages', label: 'See a page being tailored'},
    },
  },
  imageTailoring: {
    path: '/features/image-tailoring',
    title: 'AI Image Tailoring',
    description:
      'Generate, crop and swap the images on a landing page to suit each audience, or pick them from the libraries you already have.',
    lead: 'Visitors see the image first. Describe what this audience should see, and AI generates it, crops it to the space and puts it on the page.',
    guide: {to: '/docs/tailor-a-page', label: 'How to tailor a page'},
    next: {
      title: 'Swap one image',
      text: 'Choose the hero image of a campaign page, describe what this audience should see, and test it against the original.',
      link: {to: '/feature-demos#tailoring-images', label: 'See images being tailored'},
    },
  },
  dynamicCtas: {
    path: '/features/dynamic-ctas',
    title: 'Dynamic CTAs',
    description:
      'Change what a button says and where it leads for each campaign, audience or stage, without a second page or a release.',
    lead: 'The right next step depends on who is asking. Change the words and the destination of any button for each campaign, and let a test show which one works better.',
    guide: {to: '/docs/tailor-a-page', label: 'How to tailor a page'},
    next: {
      title: 'Change one button',
      text: 'Pick the button that matters most. Its words and its link are yours to change in the editor.',
      link: {to: '/demos', label: 'Browse the demos'},
    },
  },
  elementControl: {
    path: '/features/element-control',
    title: 'Element Control',
    description:
      'Hide, show or reorder parts of a landing page for first-time, return and high-intent visitors, each with its own campaign.',
    lead: 'Sometimes the best edit is to take something away. Hide, show and reorder the parts of a page for each audience; the original stays as it was.',
    guide: {to: '/docs/tailor-a-page', label: 'How to tailor a page'},
    next: {
      title: 'Take one distraction away',
      text: 'Hide a navigation bar, a form field or a whole section for one campaign, and test it.',
      link: {to: '/feature-demos#hiding-elements', label: 'See elements being hidden'},
    },
  },
  instantPublishing: {
    path: '/features/instant-publishing',
    title: 'Instant Publishing',
    description: `Publish a tailored page under its own URL in ${publishTime.value}, without a deployment, a ticket or a developer.`,
    lead: `Publishing takes ${publishTime.value} and gives the page its own URL. It does not start a test: until you do, visitors see the original page.`,
    guide: {to: '/docs/publishing', label: 'How to publish'},
    differs: {
      text: 'This page is about the click that publishes. How the page then reaches visitors:',
      link: {to: '/features/live-deployment', label: 'Live Deployment'},
    },
    next: {
      title: 'From draft to live',
      text: `Setup takes ${setupTime.value}, once. After that, publishing is one click.`,
      link: {to: '/feature-demos#publishing-ab-testing', label: 'See a page go live'},
    },
  },
  abTestingAnalytics: {
    path: '/features/ab-testing-analytics',
    title: 'A/B Testing & Analytics',
    description: `Test each tailored page against the original with a 50/50 split, read the lift at ${confidence.value} confidence, and ramp the winner to 100%.`,
    lead: 'Start a test, and visitors are split 50/50 between the original and the tailored version. The dashboard shows which one converts better, and with what confidence.',
    guide: {to: '/docs/ab-testing', label: 'View Docs'},
    differs: {
      text: 'This page reads one test closely. All tested pages side by side:',
      link: {to: '/features/performance-insights', label: 'Performance Insights'},
    },
    label: 'Start Testing with Tailor',
    next: {
      title: 'Test your next idea',
      text: `${ideaToLiveTest.value} ${ideaToLiveTest.label}, with your original as the control.`,
      link: {to: '/docs/ab-testing', label: 'View Docs'},
    },
  },
  audienceTargeting: {
    path: '/features/audience-targeting',
    title: 'Audience Targeting',
    description:
      'Show each visitor the page that fits their ad, language and device, triggered by URL parameters or vanity URLs.',
    lead: 'The URL tells Tailor the campaign and keyword; the browser tells it the device and language. Tailor matches all four and shows the page made for them.',
    guide: {to: '/docs/triggers', label: 'How triggers work'},
    differs: {
      text: 'This page is about who sees which version. How it is delivered to them:',
      link: {to: '/features/live-deployment', label: 'Live Deployment'},
    },
    next: {
      title: 'Match your first campaign',
      text: 'One pattern such as utm_campaign=spring* covers every ad in a campaign, including those you add later.',
      link: {to: '/docs/triggers', label: 'How triggers match'},
    },
  },
  instantPersonalization: {
    path: '/features/instant-personalization',
    title: 'Instant Personalization',
    description:
      'Tailor the copy, images, buttons and layout of an existing landing page in the browser, directly on the page itself.',
    lead: 'Open your page, click what should change, and tell the AI what you want. It tailors copy, images, buttons and layout in place, on the page you already have.',
    guide: {to: '/docs/tailor-a-page', label: 'How to tailor a page'},
    differs: {text: 'This page shows all four kinds of change together; each also has a page of its own, below.'},
    next: {
      title: 'Open your own page in the editor',
      text: 'The browser extension works on any page you manage. Only what you publish goes live.',
      link: {to: '/demos', label: 'Browse the demos'},
    },
  },
  liveDeployment: {
    path: '/features/live-deployment',
    title: 'Live Deployment',
    description: `Tailored pages come from ${edgeLocations.value} edge locations and are triggered by campaign, device and browser language. Installation is one script tag.`,
    lead: `One script tag on your site is the whole installation. From then on, the tag asks for the version that fits the visitor, gets it from one of ${edgeLocations.value} edge locations, and shows it on your page.`,
    guide: {to: '/docs/install', label: 'How to install the tag'},
    differs: {
      text: 'This page is about how a version reaches visitors. The click that publishes it:',
      link: {to: '/features/instant-publishing', label: 'Instant Publishing'},
    },
    next: {
      title: 'Put the tag on one page',
      text: `It goes in directly or through Google Tag Manager, in ${setupTime.value}.`,
      link: {to: '/features/instant-publishing', label: 'How publishing works'},
    },
  },
  performanceInsights: {
    path: '/features/performance-insights',
    title: 'Performance Insights',
    description:
      'See conversion lift and engagement for every tailored page in one dashboard, and split your own analytics by version.',
    lead: 'See which version works. The dashboard shows conversion lift and engagement for each tailored page, and one event per experiment lets your own analytics split their reports by version.',
    guide: {to: '/docs/read-results', label: 'How to read results'},
    differs: {
      text: 'This page compares all tested pages. One test, read closely:',
      link: {to: '/features/ab-testing-analytics', label: 'A/B Testing & Analytics'},
    },
    next: {
      title: 'See your own numbers',
      text: 'The figures begin with the first test on your page.',
      link: {to: '/docs/analytics-platform-integration', label: 'Connect your analytics'},
    },
  },
} satisfies Record<string, Feature>;
