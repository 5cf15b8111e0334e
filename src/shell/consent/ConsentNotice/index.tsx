import {PerLanguage, useLabel} from '@site/src/ui/PerAudience';
import {Button} from '@site/src/ui/Button';
import {SiteLink} from '@site/src/ui/SiteLink';
import type {Choice} from '../choice';
import {useSettings} from '@site/src/lib/settings/useSettings';
import styles from './styles.module.css';
import type {Language} from '@site/src/lib/audience';

/** The notice that asks before the tag manager is loaded. */
const consentWords = {
  en: {
    title: 'Cookie choices',
    text: 'May we count visits? If you accept, Google Tag Manager is loaded: it sets cookies and learns which pages you see. If you refuse, it is not loaded, and your visits are not counted.',
    policy: 'Privacy Policy',
    accept: 'Accept',
    refuse: 'Refuse',
    /** The current state, when the notice is opened again. */
    accepted: 'You have accepted.',
    refused: 'You have refused.',
    signal:
      'Your browser asks sites not to share your data (Global Privacy Control). We take that as a refusal until you accept here.',
  },
  de: {
    title: 'Cookie-Auswahl',
    text: 'Dürfen wir Besuche zählen? Wenn Sie zustimmen, wird der Google Tag Manager geladen: Er setzt Cookies und erfährt, welche Seiten Sie sehen. Wenn Sie ablehnen, wird er nicht geladen, und Ihre Besuche werden nicht gezählt.',
    policy: 'Datenschutz',
    accept: 'Zustimmen',
    refuse: 'Ablehnen',
    accepted: 'Sie haben zugestimmt.',
    refused: 'Sie haben abgelehnt.',
    signal:
      'Ihr Browser bittet darum, Ihre Daten nicht weiterzugeben (Global Privacy Control). Das gilt hier als Ablehnung, bis Sie zustimmen.',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** In reading order; both look alike, so that neither is easier to choose. */
const answers = [
  ['refuse', 'refused'],
  ['accept', 'accepted'],
] as const satisfies readonly (readonly [string, Choice])[];

/** The possible states; consent.behavior.ts shows the current one. */
const standings = ['refused', 'accepted', 'signal'] as const;

/**
 * Asks whether the tag manager may be loaded: shown until there is an answer, and again on request. It is early in the
 * document, is not a dialog, and does not block the page. Only in sites with a container id in the settings.
 */
export function ConsentNotice() {
  const {gtmContainerId} = useSettings();
  const label = useLabel('aria-label', {en: consentWords.en.title, de: consentWords.de.title});
  if (gtmContainerId === undefined) return null;
  return (
    <section
      className={styles.notice}
      tabIndex={-1}
      hidden
      data-consent={gtmContainerId}
      data-print="hide"
      data-search="skip"
      data-in-template
      {...label}
    >
      <PerLanguage as="div">
        {(language) => (
          <p>
            {consentWords[language].text} <SiteLink to="/privacy-policy">{consentWords[language].policy}</SiteLink>
          </p>
        )}
      </PerLanguage>
      {standings.map((standing) => (
        <p key={standing} hidden data-consent-standing={standing}>
          <PerLanguage>{(language) => consentWords[language][standing]}</PerLanguage>
        </p>
      ))}
      <div className={styles.answers}>
        {answers.map(([word, given]) => (
          <Button key={given} kind="secondary" data-consent-answer={given}>
            <PerLanguage>{(language) => consentWords[language][word]}</PerLanguage>
          </Button>
        ))}
      </div>
    </section>
  );
}
