import type {ComponentProps} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Centers its content at the site's width with the site's gutters. */
export function Wrap({className, ...rest}: ComponentProps<'div'>) {
  return <div className={clsx(styles.wrap, className)} {...rest} />;
}
