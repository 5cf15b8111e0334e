import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Frame} from '../../../_Frame';
import {Scene} from '../../_Scene';
import type {SceneName} from '../../_Scene/scenes';
import styles from './styles.module.css';

export interface CoffeePageProps {
  /** What the page shows, in one sentence, unless something else says it. */
  label?: string;
  picture: SceneName;
}

/** A small landing page whose picture is the original's, or was tailored, and nothing else. */
export function CoffeePage({label, picture}: CoffeePageProps): ReactNode {
  return (
    <Frame address="yoursite.com/coffee" {...(label !== undefined && {label})}>
      <div className={styles.page}>
        <div className={clsx(styles.picture, picture !== 'original' && styles.tailored)}>
          <Scene name={picture} />
        </div>
        <div className={styles.words}>
          <p className={styles.headline}>Fresh coffee, sent to your door</p>
          <span className={styles.button}>Order a first bag</span>
        </div>
      </div>
    </Frame>
  );
}
