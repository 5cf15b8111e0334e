import clsx from 'clsx';
import drawn from '@site/src/ui/DrawnPage/styles.module.css';
import {Frame} from '../../_Frame';
import {Scene, type SceneName} from '../_Scene';
import styles from './styles.module.css';

/** A small landing page whose picture is the original's, or was tailored, and nothing else. */
export function CoffeePage({label, picture}: {label?: string; picture: SceneName}) {
  return (
    <Frame address="yoursite.com/coffee" gap="1.25rem" label={label}>
      <div className={clsx(drawn.part, styles.picture, picture !== 'original' && drawn.stitched)}>
        <Scene name={picture} />
      </div>
      <div className={styles.words}>
        <p className={styles.headline}>Fresh coffee, sent to your door</p>
        <span className={clsx(drawn.button, styles.button)}>Order a first bag</span>
      </div>
    </Frame>
  );
}
