import type {ReactNode} from 'react';
import {Frame} from '../../../_Frame';
import {Scene} from '../../_Scene';
import type {SceneName} from '../../_Scene/scenes';
import styles from './styles.module.css';

export interface CoffeePageProps {
  /** What the page shows, in one sentence. */
  label: string;
  picture: SceneName;
}

/** A small landing page whose picture was tailored, and nothing else. */
export function CoffeePage({label, picture}: CoffeePageProps): ReactNode {
  return (
    <Frame address="yoursite.com/coffee" label={label}>
      <div className={styles.page}>
        <div className={styles.picture}>
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
