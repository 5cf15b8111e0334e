import {Children, type ReactNode} from 'react';
import {Disclosure} from '@site/src/ui/Disclosure';
import styles from './styles.module.css';

/** A section for who asks for it: its heading, which comes first, opens it. */
export function Fold({children}: {readonly children: ReactNode}): ReactNode {
  const [heading, ...rest] = Children.toArray(children).filter((child) => typeof child !== 'string');
  return (
    <Disclosure className={styles.fold} title={heading}>
      {rest}
    </Disclosure>
  );
}
