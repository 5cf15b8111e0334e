import type {Language} from '@site/src/lib/audience';
import {confidence, germanClaims, publishTime, sampleControl, sampleTreatment} from '../../../content/claims';
import {demoPage, germanDemoPage, germanOfficePage, germanOwnAddress, officePage, ownAddress} from '../demoPage';
import {atStart} from '../../../lib/atStart';

/** What differs between the languages of the home page's walk-through. */
export const homeTexts = {
  en: {
    /** The page before and after. */
    original: demoPage,
    tailored: officePage,
    /** Rule of the campaign, and the address that the page is published under. */
    rule: 'utm_campaign=office-*',
    address: ownAddress,
    audiences: {
      title: 'Who is this page for?',
      labels: ['Everyone else', 'Office managers', 'German speakers', 'Phone visitors'],
      details: ['keep the original', 'utm_campaign=office-*', 'browser language', 'device'],
    },
    headlines: {
      title: 'Headline for offices',
      labels: [officePage.headline, 'The coffee your team will notice', 'Office coffee, off your to-do list'],
    },
    pictures: {title: 'Image for offices', prompt: 'Coffee on a table at work'},
    buttons: {title: 'Button for offices', labels: [demoPage.button, officePage.button, 'See office plans']},
    chapters: {audience: 'Audience', tailor: 'Tailor', publish: 'Publish', test: 'Test'},
    captions: {
      start: 'Start with a page you already have. Today every visitor reads the same words.',
      audience: 'Pick who it should fit: here, everyone who arrives from the office campaign.',
      headline: 'Click the headline. AI suggests versions in your brand’s voice.',
      headlineChosen: 'Choose one. The stitched outline marks what changes for these visitors.',
      picture: 'Click the image and describe a better one.',
      pictureChosen: 'Choose one, and it is cropped to fit.',
      button: 'Change the button, too: an office asks for a quote.',
      publishing: 'Publish.',
      live: `${atStart(publishTime.value)} later it is live, without a line of code.`,
      split: 'Start Test: half of the visitors see the original, half the tailored page.',
      collecting: 'The results fill in while both pages are live.',
      decided: `The planned sample is reached: ${sampleControl.value} versus ${sampleTreatment.value}, at ${confidence.value} confidence. Ramp to 100%.`,
    },
  },
  de: {
    original: germanDemoPage,
    tailored: germanOfficePage,
    rule: 'utm_campaign=buero-*',
    address: germanOwnAddress,
    audiences: {
      title: 'Für wen ist diese Seite?',
      labels: ['Alle anderen', 'Büroleitungen', 'Deutschsprachige', 'Mobile Besucher'],
      details: ['behalten das Original', 'utm_campaign=buero-*', 'Browsersprache', 'Gerät'],
    },
    headlines: {
      title: 'Überschrift für Büros',
      labels: [germanOfficePage.headline, 'Der Kaffee, den Ihr Team bemerkt', 'Bürokaffee, einmal erledigt'],
    },
    pictures: {title: 'Bild für Büros', prompt: 'Kaffee auf dem Tisch im Büro'},
    buttons: {title: 'Button für Büros', labels: [germanDemoPage.button, germanOfficePage.button, 'Büro-Abos']},
    chapters: {audience: 'Zielgruppe', tailor: 'Anpassen', publish: 'Veröffentlichen', test: 'Testen'},
    captions: {
      start: 'Beginnen Sie mit einer Seite, die Sie schon haben. Heute lesen alle dieselben Worte.',
      audience: 'Wählen Sie, wem sie passen soll: hier allen, die über die Büro-Kampagne kommen.',
      headline: 'Klicken Sie auf die Überschrift. Die KI schlägt Varianten im Ton Ihrer Marke vor.',
      headlineChosen: 'Wählen Sie eine. Die Naht zeigt, was sich für diese Besucher ändert.',
      picture: 'Klicken Sie auf das Bild und beschreiben Sie ein besseres.',
      pictureChosen: 'Wählen Sie eines, und es wird auf seinen Platz zugeschnitten.',
      button: 'Auch der Button: Ein Büro kauft nicht einfach ein, es holt ein Angebot ein.',
      publishing: 'Veröffentlichen.',
      live: `${atStart(germanClaims.publishTime.value)} später ist die Seite live, ohne eine Zeile Code.`,
      split: 'Test starten: Die eine Hälfte behält das Original, die andere bekommt die angepasste Seite.',
      collecting: 'Die Ergebnisse laufen ein, während beide Seiten live sind.',
      decided: `Die geplanten Besucher waren da: ${germanClaims.sampleControl.value} gegen ${germanClaims.sampleTreatment.value} bei ${germanClaims.confidence.value} Konfidenz. Jetzt auf 100 %.`,
    },
  },
} satisfies Record<Language, object>;

export type HomeTexts = (typeof homeTexts)[Language];
