import {trialDays} from '@site/src/content/claims';
import type {Language} from '@site/src/lib/audience';
import {organizationStructuredData} from '@site/src/lib/structuredData';
import type {Settings} from '@site/src/lib/settings/parse';

export const homeMeta = {
  en: {
    title: 'AI landing page personalization and A/B testing',
    description: `AI that tailors the landing page you already have to each campaign, language and device, for marketers. A/B test it in minutes. Free ${trialDays}-day trial.`,
  },
  de: {
    title: 'KI-Personalisierung von Landingpages und A/B-Tests',
    description: `KI, die Ihre Landingpage an Kampagne, Sprache und Gerät anpasst, fürs Marketing gemacht. Mit A/B-Test gegen das Original. ${trialDays} Tage kostenlos.`,
  },
} as const satisfies Record<Language, {title: string; description: string}>;

/** Version of the software application, as the structured data states it. */
const applicationVersion = '1.4.5';

/** schema.org data of the home page: the organization and the application. The questions' is next to them. */
export function homeStructuredData({
  siteUrl,
  contactEmail,
}: Pick<Settings, 'siteUrl' | 'contactEmail'>): readonly object[] {
  return [
    organizationStructuredData({url: siteUrl, email: contactEmail}),
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
