import type {Language} from '@site/src/lib/audience';
import {placeholder} from '@site/src/lib/placeholder';

export interface Testimonial {
  readonly quote: string;
  readonly role: string;
  /** A square picture. */
  readonly avatar: string;
  /** The customer who said it, once one has. */
  readonly author?: string;
  readonly company?: string;
}

const avatar = {
  performance: '/img/home/avatar-performance.svg',
  web: '/img/home/avatar-web.svg',
  agency: '/img/home/avatar-agency.svg',
} as const;

export type QuoteId = keyof typeof avatar;

/**
 * The three quotes of the home page, here and nowhere else. One without an author speaks for a role, and the section
 * says so; where customers have released their words, give these with name, company and portrait.
 */
export const testimonials: Readonly<Record<Language, Readonly<Record<QuoteId, Testimonial>>>> = {
  en: placeholder<Readonly<Record<QuoteId, Testimonial>>>('three quotes of customers, in English', {
    performance: {
      quote: 'Every ad I write makes a promise. I want the page behind it to make the same one.',
      role: 'Performance marketing manager',
      avatar: avatar.performance,
    },
    web: {
      quote: 'I say yes more easily when the original stays as it is and I can see what was changed.',
      role: 'Web manager',
      avatar: avatar.web,
    },
    agency: {
      quote: 'Each client has a voice of its own. We work in it, on their page, and they sign off on what they see.',
      role: 'Agency founder',
      avatar: avatar.agency,
    },
  }),
  de: placeholder<Readonly<Record<QuoteId, Testimonial>>>('three quotes of customers, in German', {
    performance: {
      quote: 'Jede meiner Anzeigen verspricht etwas. Die Seite dahinter soll dasselbe versprechen.',
      role: 'Performance-Marketing-Managerin',
      avatar: avatar.performance,
    },
    web: {
      quote: 'Ich sage leichter Ja, wenn das Original bleibt und ich sehe, was geändert wurde.',
      role: 'Web-Manager',
      avatar: avatar.web,
    },
    agency: {
      quote:
        'Jeder Kunde hat seinen eigenen Ton. In diesem Ton arbeiten wir, auf seiner Seite, und er gibt frei, was er sieht.',
      role: 'Agenturgründerin',
      avatar: avatar.agency,
    },
  }),
};
