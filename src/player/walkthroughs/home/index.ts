import type {LandingPage, Steps, Walkthrough} from '../..';
import {editor} from '../demoPage';
import {homeTexts, type HomeTexts} from './texts';

function stepsIn(texts: HomeTexts): Steps {
  const {captions, original, tailored} = texts;
  const audiences = {
    kind: 'choices',
    title: texts.audiences.title,
    choices: texts.audiences.labels.map((label, index) => ({label, detail: texts.audiences.details[index]})),
  } as const;
  const headlines = {
    kind: 'choices',
    title: texts.headlines.title,
    choices: texts.headlines.labels.map((label) => ({label})),
    own: true,
  } as const;
  const pictures = {kind: 'pictures', ...texts.pictures} as const;
  const results = ['cup', 'carafe', 'beans'] as const;
  const buttons = {
    kind: 'choices',
    title: texts.buttons.title,
    choices: texts.buttons.labels.map((label) => ({label})),
    own: true,
  } as const;
  const publish = {kind: 'publish', address: texts.address, rule: texts.rule} as const;

  /** The original as a visitor of the campaign gets it. */
  const visited: LandingPage = {...original, address: tailored.address};
  const withHeadline: LandingPage = {
    ...visited,
    headline: tailored.headline,
    text: tailored.text,
    tailored: ['headline', 'text'],
  };
  const withPicture: LandingPage = {
    ...withHeadline,
    picture: tailored.picture,
    tailored: [...withHeadline.tailored, 'picture'],
  };

  return [
    {
      seconds: 4,
      chapter: texts.chapters.audience,
      caption: captions.start,
      view: editor(original, {panel: audiences}),
    },
    {
      seconds: 4,
      caption: captions.audience,
      view: editor(visited, {panel: {...audiences, chosen: 1}, cursor: 'choice'}),
    },
    {
      seconds: 4,
      chapter: texts.chapters.tailor,
      caption: captions.headline,
      view: editor(visited, {panel: headlines, selected: 'headline', cursor: 'headline'}),
    },
    {
      seconds: 4,
      caption: captions.headlineChosen,
      view: editor(withHeadline, {panel: {...headlines, chosen: 0}, cursor: 'choice'}),
    },
    {
      seconds: 3,
      caption: captions.picture,
      view: editor(withHeadline, {panel: {...pictures, results}, selected: 'picture', cursor: 'picture'}),
    },
    {
      seconds: 3,
      caption: captions.pictureChosen,
      view: editor(withPicture, {panel: {...pictures, results, chosen: 1}, cursor: 'choice'}),
    },
    {
      seconds: 4,
      caption: captions.button,
      view: editor(tailored, {panel: {...buttons, chosen: 1}, cursor: 'choice'}),
    },
    {
      seconds: 2,
      chapter: texts.chapters.publish,
      caption: captions.publishing,
      view: editor(tailored, {panel: {...publish, stage: 'publishing'}, cursor: 'publish'}),
    },
    {
      seconds: 2.5,
      caption: captions.live,
      view: editor(tailored, {panel: {...publish, stage: 'live'}, cursor: 'publish'}),
    },
    {
      seconds: 3.5,
      chapter: texts.chapters.test,
      caption: captions.split,
      view: {kind: 'split', control: visited, treatment: tailored},
    },
    {seconds: 2.5, caption: captions.collecting, view: {kind: 'results', stage: 'collecting'}},
    {
      seconds: 3.5,
      caption: captions.decided,
      view: {kind: 'results', stage: 'decided', cursor: 'ramp'},
    },
  ];
}

export default {poster: 23, en: stepsIn(homeTexts.en), de: stepsIn(homeTexts.de)} satisfies Walkthrough;
