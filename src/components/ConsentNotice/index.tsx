import {useEffect, useRef, useSyncExternalStore, type ReactNode} from 'react';
import {useLanguage} from '@site/src/audience';
import {Button} from '@site/src/components/Button';
import {SiteLink} from '@site/src/components/SiteLink';
import {applyChoice} from '@site/src/consent/applyChoice';
import {choose, currentChoice, signalsRefusal, subscribeToChoice, type Choice} from '@site/src/consent/choice';
import {consentWords} from '@site/src/data/consent';
import styles from './styles.module.css';
import {useReopening} from './useReopening';

/** In the order of reading; both alike, so that neither is the easier one. */
const answers = [
  ['refuse', 'refused'],
  ['accept', 'accepted'],
] as const;

/**
 * Asks whether the tag manager may be loaded, and sees to it that the answer
 * holds. Stands early in the document, is no dialog, and leaves the page as it
 * is: shown until there is an answer, and again on request.
 */
export function ConsentNotice({containerId}: {readonly containerId: string}): ReactNode {
  const language = useLanguage();
  const words = consentWords[language];
  const notice = useRef<HTMLElement>(null);
  const choice = useSyncExternalStore(subscribeToChoice, currentChoice);
  const {isReopened, close} = useReopening(notice);

  useEffect(() => applyChoice(choice, containerId), [choice, containerId]);

  if (choice !== undefined && !isReopened) return null;

  const answer = (given: Choice): void => {
    choose(given);
    close();
  };
  const standing = choice === 'refused' && signalsRefusal() ? words.signal : choice && words[choice];

  return (
    <section
      ref={notice}
      className={styles.notice}
      lang={language}
      aria-label={words.title}
      tabIndex={-1}
      data-print="hide"
    >
      <p>
        {words.text} <SiteLink to="/privacy-policy">{words.policy}</SiteLink>
      </p>
      {standing && <p>{standing}</p>}
      <div className={styles.answers}>
        {answers.map(([word, given]) => (
          <Button key={given} kind="secondary" onClick={() => answer(given)}>
            {words[word]}
          </Button>
        ))}
      </div>
    </section>
  );
}
