import type {Step} from '@site/src/ui/Steps';
import type {AddressKind, PublishStage, PublishStep} from './_PublishWalk/publishing';
import {developerResources, pageLoad, publishTime, secondsToPublish} from '../../../content/claims';
import {demoPage, officePage, ownAddress} from '../../../player/walkthroughs/demoPage';

/** What publishing gives, each with a drawing of its own. */
export const benefits = [
  {
    id: 'url',
    title: 'A URL of its own',
    description: 'Each tailored page has a unique URL, for checking and sharing.',
  },
  {
    id: 'vanity',
    title: 'Vanity URLs',
    description: 'Give a campaign a short URL of your own that people can remember and type.',
  },
  {
    id: 'developers',
    title: `${developerResources.value} ${developerResources.label}`,
    description: 'The script tag is already there, so there is no ticket, deployment or release window to wait for.',
  },
  {id: 'load', title: 'Quick to load', description: `Pages load in ${pageLoad.value}.`},
] as const;

export const steps: Readonly<Record<PublishStep, Step>> = {
  create: {title: 'Create', text: 'Tailor the page in the editor.'},
  review: {title: 'Review', text: 'Compare it with the original, with the people who approve it.'},
  publish: {title: 'Publish', text: 'Press the button. The page gets its URL.'},
  live: {title: 'Lightning Fast', text: `Live in ${publishTime.value}.`},
};

/** How long the example takes to publish, in milliseconds: what the claim says. */
export const publishDuration = secondsToPublish * 1000;

/** What may be changed on the example page, before and after. */
export const changes = [
  {id: 'headline', name: 'Headline', before: demoPage.headline, after: officePage.headline},
  {id: 'picture', name: 'Image', before: 'A cup of coffee', after: 'A full carafe'},
  {id: 'button', name: 'Button', before: demoPage.button, after: officePage.button},
] as const;

export type ChangeId = (typeof changes)[number]['id'];

/** Who the example page is tailored for. */
export const shownTo = 'utm_campaign=office-*';
export const originalAddress = demoPage.address;

export {ownAddress};

export const addresses: Readonly<Record<AddressKind, {readonly name: string; readonly address: string}>> = {
  parameters: {name: 'With URL parameters', address: officePage.address},
  vanity: {name: 'Vanity URL', address: 'yoursite.com/office'},
};

/** What the button says that goes on from each stage. */
export const actions: Readonly<Record<PublishStage, string>> = {
  draft: 'Review',
  review: 'Approve',
  approved: 'Publish',
  publishing: 'Publishing',
  published: 'Start Test',
  in_experiment: 'Ramp to 100%',
  fully_ramped: 'Start over',
};

/** What has just happened, and what that means. */
export const stageWords: Readonly<Record<PublishStage, string>> = {
  draft: 'Keep what you like. Visitors still see the original.',
  review: 'Compare both versions. Visitors still see the original.',
  approved: 'Approved. Choose the URL that visitors come to, then publish.',
  publishing: `Publishing takes ${publishTime.value}.`,
  published:
    'The tailored page has its own URL, to check and to share. On your page visitors see the original until you start a test.',
  in_experiment: 'The test has started: a 50/50 split, and conversions are counted in both groups.',
  fully_ramped: 'Fully ramped: all matching traffic is sent to the tailored page.',
};

export const nothingKept = 'Keep at least one change: there is nothing to review yet.';
