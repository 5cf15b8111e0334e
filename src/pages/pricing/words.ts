import {variants} from '../../content/claims';

/** What every plan includes. */
export const sharedFeatures: readonly string[] = [`${variants.value} ${variants.label}`, 'A/B testing and analytics'];

/** The email that asks for a quote. */
export const offerMessage = {
  subject: 'A quote for Tailor AI',
  greeting: 'Hello, I would like a quote for Tailor AI.\n\nPlan:\nUnique monthly visitors on the pages to be tailored:',
};
