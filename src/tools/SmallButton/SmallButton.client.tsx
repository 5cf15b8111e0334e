import type {ComponentProps, ReactNode} from 'react';
import styles from './SmallButton.module.css';

/** A button of a tool that does something on the side: the answer needs none. */
export function SmallButton(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button {...props} type="button" className={styles.button} />;
}

/** Several of them, side by side. */
export function ButtonRow({children}: {readonly children: ReactNode}) {
  return <div className={styles.row}>{children}</div>;
}
