import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Centers its content at the site's width with the site's gutters. */
export function Wrap({className, ...rest}: ComponentProps<'div'>): ReactNode {
  return <div className={clsx(styles.wrap, className)} {...rest} />;
}
