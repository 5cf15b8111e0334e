import {features} from '../features';
import {month, type ReleaseMonth} from './note';

/** The months before July 2025, newest first. */
export const earlierMonths: readonly ReleaseMonth[] = [
  month('June 2025', '2025-06-30', [
    {
      title: 'Ramp to 100%',
      text: 'Once you read a test and the tailored version has won, one choice in the dashboard sends all matching traffic to it.',
      area: 'testing',
      kind: 'New',
      more: {to: '/docs/ab-testing#ramping-to-100', label: 'Before and after the ramp'},
      app: 'tailoredPages',
    },
    {
      title: 'Org-wide guidelines',
      text: 'Describe your voice, tone and style once. Every rewrite in your organization follows them.',
      area: 'tailoring',
      kind: 'New',
      more: {to: '/features/smart-copy-tailoring', label: features.smartCopyTailoring.title},
      app: 'settings',
    },
  ]),
  month('May 2025', '2025-05-31', [
    {
      title: 'Wildcard UTM patterns',
      text: 'A trigger matches a UTM value by its beginning, its end or its middle: prefix*, *suffix, *middle*.',
      area: 'targeting',
      kind: 'New',
      more: {to: '/docs/triggers#patterns', label: 'The three patterns'},
    },
    {
      title: 'Experiment events',
      text: 'Your callback receives one event with four properties for each experiment a visitor enters, and sends it to Amplitude, Segment or Google Analytics.',
      area: 'integrations',
      kind: 'New',
      more: {to: '/docs/analytics-platform-integration', label: 'How to connect your analytics'},
    },
    {
      title: 'Image libraries',
      text: 'Connect a file-storage service or a digital-asset system, and pick its images in the editor.',
      area: 'tailoring',
      kind: 'Improved',
      more: {to: '/features/image-tailoring', label: features.imageTailoring.title},
    },
  ]),
  month('April 2025', '2025-04-30', [
    {
      title: 'A/B testing against the original',
      text: 'Start Test splits matching visitors 50/50 between the original and the tailored version and counts their conversions: any click, or clicks on the CTAs you choose.',
      area: 'testing',
      kind: 'New',
      more: {to: '/docs/ab-testing', label: 'How a test works'},
    },
    {
      title: 'Preview modes',
      text: 'Add preview_mode=treatment or preview_mode=control to a URL to look at one version.',
      area: 'testing',
      kind: 'New',
      more: {to: '/docs/ab-testing#preview-modes', label: 'Preview modes'},
    },
    {
      title: 'Image tailoring',
      text: 'Generate an image for an audience, have it cropped to the space it fills, or take the words out of one.',
      area: 'tailoring',
      kind: 'New',
      more: {to: '/features/image-tailoring', label: features.imageTailoring.title},
    },
  ]),
  month('March 2025', '2025-03-31', [
    {
      title: 'One-click translation',
      text: 'Translate a tailored page with one click, and show it by browser language.',
      area: 'tailoring',
      kind: 'New',
      more: {to: '/features/smart-copy-tailoring', label: features.smartCopyTailoring.title},
    },
    {
      title: 'Hidden and reordered elements',
      text: 'Hide what a visitor does not need and move the convincing parts up. The original stays as it was.',
      area: 'tailoring',
      kind: 'New',
      more: {to: '/features/element-control', label: 'Element control'},
    },
    {
      title: 'Vanity URLs',
      text: 'Trigger a tailored page by a short URL of your own that people can remember and type.',
      area: 'publishing',
      kind: 'New',
      more: {to: '/docs/publishing#vanity-addresses', label: 'How to choose a vanity URL'},
    },
    {
      title: 'Health check',
      text: 'Add t_healthcheck to the URL of a page to check the script tag on it.',
      area: 'publishing',
      kind: 'New',
      more: {to: '/docs/install#check-it', label: 'How to check the tag'},
    },
  ]),
];
