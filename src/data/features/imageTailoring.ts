import type {FeatureCard} from '@site/src/components/CardGroup';

/** A prompt and the kind of page it is for. */
export interface SamplePrompt {
  readonly prompt: string;
  readonly use: string;
}

export const samplePrompts: readonly SamplePrompt[] = [
  {prompt: 'Office team collaboration', use: 'For B2B pages'},
  {prompt: 'Young professionals using a phone app', use: 'For consumer campaigns'},
  {prompt: 'Minimalist product showcase', use: 'For e-commerce'},
];

export const cards: readonly FeatureCard[] = [
  {
    title: 'Generate',
    description: 'Describe the picture this audience should see. Try again, or keep one and vary it.',
  },
  {title: 'Crop', description: 'Each picture is cropped to the space it fills, on desktop and on phones.'},
  {title: 'Remove text', description: 'Take baked-in words out of a picture, so that it works in every language.'},
];

export const libraries: readonly FeatureCard[] = [
  {
    title: 'File storage',
    description: 'Connect the folders your designers already keep, and pick from them in the editor.',
  },
  {
    title: 'Digital asset library',
    description: 'Search your digital-asset system without leaving the page. Imported images get alt text.',
  },
];
