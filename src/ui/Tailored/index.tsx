import type {ComponentProps} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** The stitched outline: marks words that were tailored for this visitor. */
export function Tailored({className, ...rest}: ComponentProps<'span'>) {
  return <span className={clsx(styles.tailored, className)} {...rest} />;
}
