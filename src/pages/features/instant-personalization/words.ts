import {features} from '../../../content/features';
import type {ChangeId} from './_BikePage/words';

/** What can be changed on the example page, the page that says more of it, and what the card's switch does. */
export const changeCards = [
  {
    id: 'copy',
    title: features.smartCopyTailoring.title,
    description: 'Rewrite headlines, text and buttons for each audience and language, in your own voice.',
    to: features.smartCopyTailoring.path,
    action: 'Tailor the headline',
  },
  {
    id: 'button',
    title: features.dynamicCtas.title,
    description: 'Change what a button says and where it leads.',
    to: features.dynamicCtas.path,
    action: 'Tailor the button',
  },
  {
    id: 'image',
    title: features.imageTailoring.title,
    description: 'Generate, crop or replace the image that the visitor sees first.',
    to: features.imageTailoring.path,
    action: 'Tailor the image',
  },
  {
    id: 'elements',
    title: features.elementControl.title,
    description: 'Hide what distracts, and move what persuades to the top.',
    to: features.elementControl.path,
    action: 'Tailor the layout',
  },
] as const satisfies readonly {id: ChangeId; [word: string]: string}[];

/** What is written on the label of the example's tailored page. */
export const labelRows = [
  {name: 'Name', value: 'Company bikes'},
  {name: 'Made from', value: 'yoursite.com/bikes', isCode: true},
  {name: 'Shown for', value: 'utm_campaign=company-*', isCode: true},
  {name: 'Device', value: 'Any'},
  {name: 'Browser language', value: 'English'},
  {name: 'Changes', value: 'Copy, button, image, elements'},
  {name: 'Status', value: 'in_experiment', isCode: true},
] as const;
