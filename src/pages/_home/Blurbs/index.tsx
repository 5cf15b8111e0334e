import type {ReactNode} from 'react';
import {BlurbPicture} from './BlurbPicture';
import {Wrap} from '@site/src/ui/Wrap';
import type {Blurb} from '../words/types';
import styles from './styles.module.css';

/** Three short benefits under the first seam. */
export function Blurbs({blurbs}: {blurbs: readonly Blurb[]}): ReactNode {
  return (
    <Wrap>
      <ul className={styles.blurbs}>
        {blurbs.map(({id, title, text}) => (
          <li key={id} className={styles.blurb}>
            <BlurbPicture id={id} />
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Wrap>
  );
}
