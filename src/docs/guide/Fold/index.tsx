import {Children, isValidElement, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Disclosure} from '@site/src/ui/Disclosure';
import styles from './styles.module.css';

/**
 * A section for who asks for it: its heading, which comes first, opens it. The heading has no link to itself, since
 * what opens something can hold nothing else that is pressed.
 */
export function Fold({children}: {readonly children: ReactNode}) {
  const {collectAnchor} = useBrokenLinks();
  const [heading, ...rest] = Children.toArray(children).filter((child) => typeof child !== 'string');
  if (!isValidElement<{id: string; children: ReactNode}>(heading)) throw new Error('A Fold begins with a heading.');
  const {id, children: words} = heading.props;
  collectAnchor(id);
  return (
    <Disclosure className={styles.fold} title={<h3 id={id}>{words}</h3>}>
      {rest}
    </Disclosure>
  );
}
