import type {FeatureCard} from '@site/src/components/CardGroup';
import {features} from '.';

export const cards: readonly FeatureCard[] = [
  {
    title: features.smartCopyTailoring.title,
    description: 'Rewrite headlines, text and buttons for each audience and language, in your own voice.',
    to: features.smartCopyTailoring.path,
  },
  {
    title: features.dynamicCtas.title,
    description: 'Change what a button says and where it leads.',
    to: features.dynamicCtas.path,
  },
  {
    title: features.imageTailoring.title,
    description: 'Generate, crop or replace the picture that the visitor sees first.',
    to: features.imageTailoring.path,
  },
  {
    title: features.elementControl.title,
    description: 'Hide what distracts and move up what convinces.',
    to: features.elementControl.path,
  },
];
