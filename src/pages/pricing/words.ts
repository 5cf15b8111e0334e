import {variants} from '../../content/claims';

/** What every plan includes. */
export const sharedFeatures: readonly string[] = [`${variants.value} ${variants.label}`, 'A/B testing and analytics'];

/** What plans are measured by, as docs/limits.mdx has it. */
export const planTerms = [
  {
    term: 'Audience segment',
    meaning: 'A group of visitors that you tailor for, such as those of one campaign. It may have any number of pages.',
  },
  {term: 'Team member', meaning: 'A person of your team who works in Tailor.'},
  {
    term: 'Unique monthly visitor',
    meaning:
      'A person who opens a page where Tailor is active. Each counts once a month, however many visits or pages.',
  },
] as const;

/** The email that asks for a quote. */
export const offerMessage = {
  subject: 'A quote for Tailor AI',
  greeting:
    'Hello, I would like a quote for Tailor AI.\n\nPlan:\nUnique monthly visitors on pages where Tailor is active:',
};
