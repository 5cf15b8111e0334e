import type {ComponentProps} from 'react';
import clsx from 'clsx';
import {SiteLink, type SiteLinkProps} from '../SiteLink';
import styles from './styles.module.css';

/** Primary carries the inset topstitching; a view has one. */
export type ButtonKind = 'primary' | 'secondary';

function buttonClass(kind: ButtonKind, className: string | undefined): string {
  return clsx(styles.button, styles[kind], className);
}

export function Button({
  kind = 'primary',
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & {kind?: ButtonKind}) {
  return <button type={type} className={buttonClass(kind, className)} {...rest} />;
}

export function ButtonLink({kind = 'primary', className, ...rest}: SiteLinkProps & {kind?: ButtonKind}) {
  return <SiteLink className={buttonClass(kind, className)} {...rest} />;
}
