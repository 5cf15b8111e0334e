/**
 * Replaces the fallback for a crash of the layout itself. It may rely on
 * nothing that could have crashed: no layout, no context, a plain link home.
 */
import {useEffect, type ReactNode} from 'react';
import type {Props} from '@theme/Error';
import {errorText} from '@site/src/lib/errorText';
import styles from './styles.module.css';

const title = 'Unexpected Application Error';

export default function ErrorPage({error, tryAgain}: Props): ReactNode {
  useEffect(() => {
    document.title = `${title} | Tailor AI`;
  }, []);

  return (
    <main className={styles.page}>
      <h1>{title}</h1>
      <p>{errorText(error)}</p>
      <p className={styles.ways}>
        <button type="button" onClick={tryAgain}>
          Try again
        </button>
        <a href="/">Return to the home page</a>
      </p>
    </main>
  );
}
