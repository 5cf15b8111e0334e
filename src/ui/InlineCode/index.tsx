import {Fragment, type ReactNode} from 'react';
import styles from './styles.module.css';

/** So many characters fit on one line of a phone. */
const longestWhole = 24;

/** Names and labels are never broken; a message of three words or more is, between its words. */
const isShort = (text: string): boolean => text.length <= longestWhole && text.trim().split(' ').length < 3;

/** Where a long one may break: after a space, and between the parts of an address. */
const breaks = /(?<= )|(?<=[/?&])(?!\/)/;

/** A part that the browser would break at its hyphens stays in one piece. */
const part = (text: string): ReactNode =>
  text.includes('-') && isShort(text) ? <span className={styles.whole}>{text}</span> : text;

/** Code in a sentence: a name is never broken, an address only between its parts. */
export function InlineCode({children}: {children: string}): ReactNode {
  if (isShort(children)) return <code className={styles.whole}>{children}</code>;
  return (
    <code>
      {children.split(breaks).map((text, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part(text)}
        </Fragment>
      ))}
    </code>
  );
}
