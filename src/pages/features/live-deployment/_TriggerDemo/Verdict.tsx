import type {ReactNode} from 'react';
import {conditionWords, languages, loomPages, originalHeadline} from './words';
import type {Decision, Visit} from './triggering';
import styles from './Verdict.module.css';

/** The visit, the page it gets, and why, in sentences. */
export function Verdict({device, language, address, decision}: Visit & {decision: Decision<string>}): ReactNode {
  const page = loomPages.find(({id}) => id === decision.served);
  const languageName = languages.find(({id}) => id === language)?.label ?? language;
  return (
    <p className={styles.verdict} role="status">
      A {device} that asks for {languageName} arrives at <code className={styles.address}>{address}</code>. It gets{' '}
      {page === undefined ? (
        <>
          <strong>{originalHeadline}</strong>, the original, because no page was made for this visit.
        </>
      ) : (
        <>
          <strong lang={page.language}>{`${page.kept} ${page.tailored}`.trim()}</strong>, as{' '}
          {page.conditions.map((condition) => conditionWords(condition)).join(' and ')}{' '}
          {page.conditions.length === 1 ? 'fits.' : 'both fit.'}
        </>
      )}
    </p>
  );
}
