import {confidence, ideaToLiveTest, publishTime, setupTime} from './claims';

export interface Feature {
  readonly path: `/features/${string}`;
  /** Page title, and the heading unless that says more. */
  readonly title: string;
  readonly heading?: string;
  /** For search results: 50 to 160 characters. */
  readonly description: string;
  readonly lead: string;
  /** What the page ends with. */
  readonly next: {
    readonly title: string;
    readonly text: string;
    readonly link?: {readonly to: string; readonly label: string};
    /** The main button's words, where they are the page's own. */
    readonly label?: string;
  };
}

export const features = {
  smartCopyTailoring: {
    path: '/features/smart-copy-tailoring',
    title: 'Smart Copy Tailoring',
    description:
      'Rewrite headlines, body text and buttons for each audience, language and campaign, in your own voice and on your own page.',
    lead: 'One page, many readers. Tailor rewrites the words on the page you already have for each audience, language and campaign source, and keeps them in your voice.',
    next: {
      title: 'Rewrite one headline today',
      text: 'Start with the page that gets the most paid clicks. You see the new words in place before anybody else does.',
      link: {to: '/feature-demos#tailoring-landing-pages', label: 'See a page being tailored'},
    },
  },
  imageTailoring: {
    path: '/features/image-tailoring',
    title: 'AI Image Tailoring',
    description:
      'Generate, crop and swap the images on a landing page to suit each audience, or pick them from the libraries you already have.',
    lead: 'The picture is the first thing a visitor reads. Describe what this audience should see, and Tailor generates it, crops it to the space and puts it on the page.',
    next: {
      title: 'Swap one picture',
      text: 'Choose the hero image of a campaign page, describe who should see what, and test it against the original.',
      link: {to: '/feature-demos#tailoring-images', label: 'See images being tailored'},
    },
  },
  dynamicCtas: {
    path: '/features/dynamic-ctas',
    title: 'Dynamic CTAs',
    description:
      'Change what a button says and where it leads for each campaign, audience or stage, without a second page or a release.',
    lead: 'The right next step depends on who is asking. Change the words and the destination of any button for each campaign, and let the test say which one earns its place.',
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
      'Hide, show or reorder parts of a landing page for first-time, return and high-intent visitors, without touching its code.',
    lead: 'Sometimes the best edit is to take something away. Hide, show and reorder the parts of a page for each kind of visitor; the original stays as it was.',
    next: {
      title: 'Take one distraction away',
      text: 'Hide a navigation bar, a form field or a whole section for one campaign, and see what happens.',
      link: {to: '/feature-demos#hiding-elements', label: 'See elements being hidden'},
    },
  },
  instantPublishing: {
    path: '/features/instant-publishing',
    title: 'Instant Publishing',
    description: `Publish a tailored page under its own URL in ${publishTime.value}, with no deployment, no ticket and no developer.`,
    lead: `When a page is ready, it should be live. Publishing takes ${publishTime.value} and gives the page its own URL. Nothing is deployed, and nothing on your site changes for anybody else.`,
    next: {
      title: 'From draft to live',
      text: `Setup takes ${setupTime.value}, once. After that, publishing is a button.`,
      link: {to: '/feature-demos#publishing-ab-testing', label: 'See a page go live'},
    },
  },
  abTestingAnalytics: {
    path: '/features/ab-testing-analytics',
    title: 'A/B Testing & Analytics',
    heading: 'A/B testing and analytics, built in',
    description: `Test each tailored page against the original with a 50/50 split, read the lift at ${confidence.value} confidence, and ramp the winner to 100%.`,
    lead: 'Every tailored page can prove itself. Visitors are split 50/50 between the original and the tailored version, and the dashboard says which one converts better and how sure it is.',
    next: {
      title: 'Test your next idea',
      text: `${ideaToLiveTest.value} ${ideaToLiveTest.label}, and the original is always in it.`,
      label: 'Start Testing with Tailor',
      link: {to: '/docs/ab-testing', label: 'View Docs'},
    },
  },
  audienceTargeting: {
    path: '/features/audience-targeting',
    title: 'Audience Targeting',
    description:
      'Show each visitor the page that fits their ad, region, language and device, triggered by URL parameters or vanity URLs.',
    lead: 'The address a visitor arrives with says a lot: the campaign, the keyword, the language, the device. Tailor reads it and shows the page that was cut for it.',
    next: {
      title: 'Match your first campaign',
      text: 'One pattern such as utm_campaign=spring* covers every ad in a campaign, those you add later too.',
      link: {to: '/docs/ab-testing#how-it-works', label: 'How triggers match'},
    },
  },
  instantPersonalization: {
    path: '/features/instant-personalization',
    title: 'Instant Personalization',
    description:
      'Tailor the copy, images, buttons and layout of an existing landing page in the browser, directly on the page itself.',
    lead: 'Open your page, click what should change, say what you want. Copy, pictures, buttons and layout are tailored in place, on the page you already have.',
    next: {
      title: 'Open your own page in the editor',
      text: 'The browser extension works on any page you can open. Nothing is live until you publish it.',
      link: {to: '/demos', label: 'Browse the demos'},
    },
  },
  liveDeployment: {
    path: '/features/live-deployment',
    title: 'Live Deployment',
    description:
      'Tailored pages are served from the edge and triggered by device, locale and campaign, so each visitor gets theirs at once.',
    lead: 'One script tag on your site is the whole installation. From then on tailored pages are served from the edge, to the visitors they were made for.',
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
      'See conversion lift and engagement for every tailored page in one dashboard, and send the same events to your analytics.',
    lead: 'Know which version earns its traffic. The dashboard shows conversion lift and engagement for each tailored page, and the tools you already use receive the same events.',
    next: {
      title: 'See your own numbers',
      text: 'The first figures appear as soon as a test is running on your page.',
      link: {to: '/docs/analytics-platform-integration', label: 'Connect your analytics'},
    },
  },
} as const satisfies Record<string, Feature>;
