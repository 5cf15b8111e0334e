import {minutesToLiveTest, trialDays} from '@site/src/content/claims';
import type {Language} from '@site/src/lib/audience';
import {requestWords} from './requestWords';

const english = {
  title: 'Start Your Free Trial',
  /** Of what else can be asked for. */
  titles: {sales: 'Contact Sales', quote: 'Ask for a Quote', question: 'Contact Us'},
  headline: 'Stop wasting ad spend. Lift ROAS. Personalize every page.',
  badges: {
    speed: `${minutesToLiveTest}-min tailoring`,
    testing: 'A/B testing included',
    conversion: 'Higher conversion rates',
  },
  notice: {
    label: 'Limited Early Access',
    text: `Free, with a ${trialDays}-day trial, and a personal demo if you’d like one.`,
  },
  trust: {
    secure: 'Secure',
    privacy: 'GDPR ready',
    setup: 'GTM one-line tag plus Chrome extension',
    cancel: 'Cancel anytime',
  },
  loading: 'Loading the form',
  sent: 'Your details have been sent.',
  fields: {
    email: {
      label: 'Work email',
      placeholder: 'you@company.com',
      problems: {
        missing: 'Enter your work email.',
        malformed: 'Enter a complete email address, like you@company.com.',
      },
    },
    website: {
      label: 'Website address',
      placeholder: 'company.com/landing-page',
      problems: {
        missing: 'Enter the address of the page you want to tailor.',
        malformed: 'Enter a complete web address, like company.com.',
      },
    },
  },
  request: {
    label: 'What would you like?',
    optional: 'Optional',
    /** Says what was asked for, over a form that does not ask. */
    asked: 'You asked for:',
    of: (request: string) => requestWords('en', request),
  },
  /** Over the site's own form: what comes of it. */
  byEmail: 'Send us your request by email: fill this in, and the email is written for you.',
  submit: 'Continue by email',
  reachOut: {
    reasons: {
      retrying: 'The form did not load. We keep trying; meanwhile, you can write to us.',
      failed:
        'The form could not be loaded. A blocker or the connection may be the cause. You can also reach us by email.',
      unanswered: 'No answer yet, so we cannot say whether it was sent. Try again, or send it as an email.',
      unplaced: 'The form has no field for some of what you typed. This email includes it.',
      byEmail: 'Your email is ready. Nothing has been sent yet: open it and press Send.',
    },
    /** Names the prepared email. */
    label: 'Your prepared request',
    to: 'To',
    subject: 'Subject',
    write: 'Open the email',
    copy: 'Copy the text',
    change: 'Change it',
    copying: {copied: 'Text copied', refused: 'The browser did not allow copying. Select the text instead.'},
    retry: 'Load the form again',
  },
};

export type LeadDialogWords = typeof english;

/** Why the visitor is offered an email: what went wrong, or that it is how requests are sent. */
export type ReachOutReason = keyof LeadDialogWords['reachOut']['reasons'];

const german: LeadDialogWords = {
  title: 'Starten Sie Ihre kostenlose Testphase',
  titles: {sales: 'Kontakt zum Vertrieb', quote: 'Angebot anfragen', question: 'Schreiben Sie uns'},
  headline: 'Kein Werbebudget mehr verschwenden. ROAS steigern. Jede Seite personalisieren.',
  badges: {
    speed: `In ${minutesToLiveTest} Minuten zugeschnitten`,
    testing: 'A/B-Tests inklusive',
    conversion: 'Höhere Conversion-Rates',
  },
  notice: {
    label: 'Begrenzter Early Access',
    text: `Kostenlos, mit ${trialDays} Tagen Testphase, auf Wunsch mit persönlicher Demo.`,
  },
  trust: {
    secure: 'Sicher',
    privacy: 'DSGVO-ready',
    setup: 'Einzeiliges GTM-Tag plus Chrome-Erweiterung',
    cancel: 'Jederzeit kündbar',
  },
  loading: 'Das Formular wird geladen',
  sent: 'Ihre Angaben wurden gesendet.',
  fields: {
    email: {
      label: 'Geschäftliche E-Mail-Adresse',
      placeholder: 'sie@firma.de',
      problems: {
        missing: 'Geben Sie Ihre geschäftliche E-Mail-Adresse ein.',
        malformed: 'Geben Sie eine vollständige E-Mail-Adresse ein, zum Beispiel sie@firma.de.',
      },
    },
    website: {
      label: 'Adresse der Website',
      placeholder: 'firma.de/landingpage',
      problems: {
        missing: 'Geben Sie die Adresse der Seite ein, die Sie zuschneiden möchten.',
        malformed: 'Geben Sie eine vollständige Webadresse ein, zum Beispiel firma.de.',
      },
    },
  },
  request: {
    label: 'Was möchten Sie?',
    optional: 'Optional',
    asked: 'Ihre Anfrage:',
    of: (request) => requestWords('de', request),
  },
  byEmail: 'Senden Sie uns Ihre Anfrage per E-Mail: Füllen Sie dies aus, und wir schreiben die E-Mail für Sie vor.',
  submit: 'Weiter per E-Mail',
  reachOut: {
    reasons: {
      retrying: 'Das Formular wurde nicht geladen. Wir versuchen es weiter; Sie können uns inzwischen schreiben.',
      failed:
        'Das Formular ließ sich nicht laden. Ein Blocker oder die Verbindung kann der Grund sein. Sie erreichen uns auch per E-Mail.',
      unanswered:
        'Noch keine Antwort, daher ist offen, ob etwas gesendet wurde. Versuchen Sie es erneut oder senden Sie eine E-Mail.',
      unplaced: 'Das Formular hat für einen Teil Ihrer Angaben kein Feld. Diese E-Mail enthält sie.',
      byEmail: 'Ihre E-Mail ist fertig. Es wurde noch nichts gesendet: Öffnen Sie sie und senden Sie sie ab.',
    },
    label: 'Ihre vorbereitete Anfrage',
    to: 'An',
    subject: 'Betreff',
    write: 'E-Mail öffnen',
    copy: 'Text kopieren',
    change: 'Ändern',
    copying: {
      copied: 'Text kopiert',
      refused: 'Der Browser hat das Kopieren nicht erlaubt. Markieren Sie den Text stattdessen.',
    },
    retry: 'Formular erneut laden',
  },
};

export const leadDialogWords = {en: english, de: german} satisfies Record<Language, LeadDialogWords>;
