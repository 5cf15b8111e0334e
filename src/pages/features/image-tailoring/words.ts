import type {FeatureCard} from '@site/src/ui/CardGroup';
import type {SceneName} from './_Scene';

/** Prompts, the kind of page each is for, and the picture that is drawn for it, which `shows` says as the end of a sentence. */
export const samplePrompts = [
  {
    prompt: 'Office team collaboration',
    use: 'For B2B pages',
    scene: 'office',
    shows: 'three colleagues with coffee around a laptop.',
  },
  {
    prompt: 'Young professionals using a phone app',
    use: 'For consumer campaigns',
    scene: 'phone',
    shows: 'two young people outside a café, one ordering on a phone.',
  },
  {
    prompt: 'Minimalist product showcase',
    use: 'For e-commerce',
    scene: 'product',
    shows: 'one bag of coffee on a plinth.',
  },
] as const satisfies readonly {scene: SceneName; [word: string]: string}[];

export type SamplePrompt = (typeof samplePrompts)[number];

/** Shapes of the places that pictures have on pages. */
export const cropRatios = [
  {id: '16:9', label: '16:9', width: 16, height: 9, place: 'the top of a page on a desktop'},
  {id: '1:1', label: '1:1', width: 1, height: 1, place: 'a card in a grid'},
  {id: '4:5', label: '4:5', width: 4, height: 5, place: 'a product tile'},
  {id: '9:16', label: '9:16', width: 9, height: 16, place: 'a phone from edge to edge'},
] as const;

export const cards: readonly FeatureCard[] = [
  {
    title: 'Generate',
    description: 'Describe the image this audience should see. Keep a result, vary it, or try again.',
  },
  {title: 'Crop', description: 'Each image is cropped to the space it fills, on desktop and on phones.'},
  {title: 'Remove text', description: 'Take baked-in words out of an image, so that it works in every language.'},
];

export const libraries: readonly FeatureCard[] = [
  {
    title: 'File storage',
    description: 'Connect the folders your designers already keep, and pick from them in the editor.',
  },
  {
    title: 'Digital asset library',
    description: 'Connect your digital-asset system, and pick from it too. Imported images get alt text.',
  },
];
