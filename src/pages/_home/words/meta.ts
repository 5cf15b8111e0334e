import {trialDays} from '@site/src/content/claims';
import type {Language} from '@site/src/lib/audience';
import {organisationStructuredData} from '@site/src/lib/structuredData';
import type {Settings} from '@site/src/lib/settings/parse';

export const homeMeta = {
  en: {
    title: 'Landing page personalization and A/B testing',
    description: `Tailor the landing page you already have to each campaign, audience, language and device, and A/B test it against the original. Free ${trialDays}-day trial.`,
  },
  de: {
    title: 'Personalisierung von Landingpages und A/B-Tests',
    description: `Passen Sie Ihre Landingpage an Kampagne, Zielgruppe, Sprache und Gerät an und testen Sie sie gegen das Original. ${trialDays} Tage kostenlos.`,
  },
} as const satisfies Record<Language, {title: string; description: string}>;

/** Version of the software application, as the structured data states it. */
const applicationVersion = '1.4.5';

/** schema.org data of the home page: the organisation and the application. The questions' is next to them. */
export function homeStructuredData({
  siteUrl,
  contactEmail,
}: Pick<Settings, 'siteUrl' | 'contactEmail'>): readonly object[] {
  return [
    organisationStructuredData({url: siteUrl, email: contactEmail}),
    {
      '@context': 'https://schema.org',
      '@type': 'SoftwareApplication',
      name: 'Tailor AI',
      url: siteUrl,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Chrome',
      softwareVersion: applicationVersion,
      offers: {
        '@type': 'Offer',
        price: '0',
        priceCurrency: 'USD',
        description: 'Free trial',
      },
    },
  ];
}
