export const copyAudiences = [
  {id: 'everyone', label: 'Everyone', query: '', rule: undefined},
  {
    id: 'restaurants',
    label: 'Restaurant owners',
    query: '?utm_term=small+restaurant+payroll',
    rule: 'utm_term=*restaurant*',
  },
  {id: 'finance', label: 'Finance leads', query: '?utm_source=linkedin', rule: 'utm_source=linkedin'},
  {id: 'people', label: 'HR teams', query: '?utm_campaign=hr-newsletter', rule: 'utm_campaign=hr-*'},
] as const;

export const copyLanguages = [
  {id: 'en', label: 'English'},
  {id: 'de', label: 'German'},
  {id: 'es', label: 'Spanish'},
  {id: 'fr', label: 'French'},
] as const;

export type CopyAudience = (typeof copyAudiences)[number]['id'];
export type CopyLanguage = (typeof copyLanguages)[number]['id'];

interface LanguageWords {
  /** How the headline begins for everyone. */
  readonly opening: string;
  /** How it goes on, with the space or comma that joins it. */
  readonly rest: Readonly<Record<CopyAudience, string>>;
  readonly button: string;
}

const words: Readonly<Record<CopyLanguage, LanguageWords>> = {
  en: {
    opening: 'Payroll',
    rest: {
      everyone: ' for growing teams',
      restaurants: ' for restaurants with changing shifts',
      finance: ' in time for the month-end close',
      people: ' that the whole team understands',
    },
    button: 'Start for free',
  },
  de: {
    opening: 'Lohnabrechnung',
    rest: {
      everyone: ' für wachsende Teams',
      restaurants: ' für Restaurants mit wechselnden Schichten',
      finance: ' rechtzeitig zum Monatsabschluss',
      people: ', die das ganze Team versteht',
    },
    button: 'Kostenlos starten',
  },
  es: {
    opening: 'Nóminas',
    rest: {
      everyone: ' para equipos en crecimiento',
      restaurants: ' para restaurantes con turnos cambiantes',
      finance: ' a tiempo para el cierre de mes',
      people: ' que todo el equipo entiende',
    },
    button: 'Empezar gratis',
  },
  fr: {
    opening: 'La paie',
    rest: {
      everyone: ' pour les équipes qui grandissent',
      restaurants: ' pour les restaurants aux horaires variables',
      finance: ' à temps pour la clôture du mois',
      people: ' que toute l’équipe comprend',
    },
    button: 'Commencer gratuitement',
  },
};

export interface CopyVersion {
  /** What stays as on the original page. */
  readonly kept: string;
  /** What was tailored, the end of the headline; empty on the original page. */
  readonly tailored: string;
  readonly button: string;
  readonly isButtonTailored: boolean;
}

/** The headline and the button for an audience in a language. A translation is tailored from its first word on. */
export function copyVersion(audience: CopyAudience, language: CopyLanguage): CopyVersion {
  const {opening, rest, button} = words[language];
  const headline = opening + rest[audience];
  if (language !== 'en') return {kept: '', tailored: headline, button, isButtonTailored: true};
  if (audience === 'everyone') return {kept: headline, tailored: '', button, isButtonTailored: false};
  return {kept: `${opening} `, tailored: rest[audience].trimStart(), button, isButtonTailored: false};
}
