import type {ReactNode} from 'react';
import {PerLanguage, useLabel} from '@site/src/ui/PerAudience';
import {Button} from '@site/src/ui/Button';
import {SiteLink} from '@site/src/ui/SiteLink';
import type {Choice} from '../choice';
import {consentWords} from '../words';
import {useSettings} from '@site/src/lib/settings/useSettings';
import styles from './styles.module.css';

/** In the order of reading; both alike, so that neither is the easier one. */
const answers = [
  ['refuse', 'refused'],
  ['accept', 'accepted'],
] as const satisfies readonly (readonly [string, Choice])[];

/** How it stands, of which consent.behavior.ts shows the one that holds. */
const standings = ['refused', 'accepted', 'signal'] as const;

/**
 * Asks whether the tag manager may be loaded. Stands early in the document, is
 * no dialog, and leaves the page as it is: shown until there is an answer, and
 * again on request. Without a container id in the settings no page holds it.
 */
export function ConsentNotice(): ReactNode {
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
