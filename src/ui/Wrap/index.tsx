import type {HTMLAttributes} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface WrapProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'ul' | 'nav';
}

/** Centers its content at the site's width with the site's gutters. */
export function Wrap({as: As = 'div', className, ...rest}: WrapProps) {
  return <As className={clsx(styles.wrap, className)} {...rest} />;
}
