import {plans} from '@site/src/content/plans';
import type {Language} from '@site/src/lib/audience';
import type {MessageWords, Answer} from './answers';

/** The name of the field that says what is asked for: a choice in the site's own form, a hidden field in the provider's. */
export const requestField = 'tailor_request';

/** What answers ask for: a trial, where they say nothing else. */
export const requestIn = (answers: readonly Answer[]): string =>
  answers.find(({name}) => name === requestField)?.value ?? 'trial';

/** What the lead dialog can be opened for. */
export const requests: readonly string[] = ['trial', ...plans.map(({name}) => name), 'quote', 'question'];

/** A request in words: as a choice, as the name of what can be added, as an email. */
export interface RequestWords extends MessageWords {
  readonly choice: string;
  readonly detail: string;
}

const english = {
  trial: {
    choice: 'A free trial',
    detail: 'Message',
    subject: 'Free trial of Tailor AI',
    greeting: 'Hello, I would like to start a free trial of Tailor AI.',
  },
  quote: {
    choice: 'A quote',
    detail: 'Plan and unique monthly visitors',
    subject: 'A quote for Tailor AI',
    greeting: 'Hello, I would like a quote for Tailor AI.',
  },
  question: {
    choice: 'An answer to a question',
    detail: 'Your question',
    subject: 'A question about Tailor AI',
    greeting: 'Hello, I have a question about Tailor AI.',
  },
  plan: (name: string) => ({
    choice: `The ${name} plan`,
    detail: 'Message',
    subject: `The ${name} plan of Tailor AI`,
    greeting: `Hello, I am interested in the ${name} plan of Tailor AI.`,
  }),
};

const german: typeof english = {
  trial: {
    choice: 'Eine kostenlose Testphase',
    detail: 'Nachricht',
    subject: 'Kostenlose Testphase von Tailor AI',
    greeting: 'Guten Tag, ich möchte eine kostenlose Testphase von Tailor AI starten.',
  },
  quote: {
    choice: 'Ein Angebot',
    detail: 'Tarif und Besucher im Monat',
    subject: 'Angebot für Tailor AI',
    greeting: 'Guten Tag, ich möchte ein Angebot für Tailor AI.',
  },
  question: {
    choice: 'Die Antwort auf eine Frage',
    detail: 'Ihre Frage',
    subject: 'Eine Frage zu Tailor AI',
    greeting: 'Guten Tag, ich habe eine Frage zu Tailor AI.',
  },
  plan: (name) => ({
    choice: `Den Tarif ${name}`,
    detail: 'Nachricht',
    subject: `Tarif ${name} von Tailor AI`,
    greeting: `Guten Tag, ich interessiere mich für den Tarif ${name} von Tailor AI.`,
  }),
};

const kinds = {en: english, de: german};

/** The words for what is asked for: one of `requests`; what is unknown is a trial. */
export function requestWords(language: Language, request: string): RequestWords {
  const {plan, ...others} = kinds[language];
  if (request === 'quote' || request === 'question') return others[request];
  return plans.some(({name}) => name === request) ? plan(request) : others.trial;
}
