import type {ReactNode} from 'react';
import {Wrap} from '@site/src/ui/Wrap';
import {stitch} from '../Stitch';
import type {Blurb} from '../words/types';
import styles from './styles.module.css';

export interface BlurbsProps {
  readonly blurbs: readonly Blurb[];
  readonly isTailored: boolean;
}

/** Three short benefits below the first screen. */
export function Blurbs({blurbs, isTailored}: BlurbsProps): ReactNode {
  return (
    <Wrap>
      <ul className={styles.blurbs}>
        {blurbs.map(({id, title, text}) => (
          <li key={id} className={stitch('seam', isTailored)}>
            <img src={`/img/home/${id}.svg`} alt="" width={321} height={214} loading="lazy" />
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Wrap>
  );
}
