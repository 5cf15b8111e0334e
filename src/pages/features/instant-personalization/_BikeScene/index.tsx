import type {ReactNode} from 'react';
import clsx from 'clsx';
import {bikeScenes, type BikeSceneName} from './scenes';
import styles from './styles.module.css';

/** A picture of the drawn bike shop. Decoration: the words beside it say what it shows. */
export function BikeScene({name}: {name: BikeSceneName}): ReactNode {
  return (
    <svg
      className={clsx(styles.scene, 'own-light')}
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {bikeScenes[name]}
    </svg>
  );
}
