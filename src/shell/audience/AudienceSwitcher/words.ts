import type {Audience, Language} from '@site/src/lib/audience';

export const switcherLabels: Readonly<Record<Language, string>> = {
  en: 'Tailor Page To Audience',
  de: 'Seite anpassen für',
};

export const audienceLabels: Readonly<Record<Language, Readonly<Record<Audience, string>>>> = {
  en: {
    default: 'Default',
    perfmarketing: 'Performance Marketers',
    mentalwellness: 'Mental Wellness Companies',
    ecomm: 'E-commerce Entrepreneurs',
    german: 'German Speakers',
  },
  de: {
    default: 'Standard (Englisch)',
    perfmarketing: 'Performance-Marketing',
    mentalwellness: 'Mentale Gesundheit',
    ecomm: 'E-Commerce',
    german: 'Deutschsprachige',
  },
};
