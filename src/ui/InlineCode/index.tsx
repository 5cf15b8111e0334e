import {Fragment} from 'react';
import styles from './styles.module.css';

/** So many characters fit on one line of a phone. */
const longestWhole = 24;

/** Names and labels are never broken; a message of three words or more is, between its words. */
const isShort = (text: string): boolean => text.length <= longestWhole && text.trim().split(' ').length < 3;

/** Browsers break no line after these. Without a box of its own, a name keeps the comma that follows it. */
const isOneWord = (text: string): boolean => /^[\w.,:;='"*#@$<>()[\]]+$/.test(text);

/** Where an address may break, and a name that is too long for a line: between the parts. */
const breaksOf = (text: string): RegExp => (!isShort(text) && /^\w+$/.test(text) ? /(?<=_)/ : /(?<=[/?&])(?!\/)/);

/** A word that the browser would break at its hyphens stays in one piece. */
const words = (text: string) =>
  text.split(/(?<= )|(?= )/).map((word, index) =>
    word.includes('-') && isShort(word) ? (
      <span key={index} className={styles.whole}>
        {word}
      </span>
    ) : (
      word
    ),
  );

/** Code in a sentence: a short name is never broken, a long one and an address only between their parts. */
export function InlineCode({children}: {children: string}) {
  if (isShort(children) && !isOneWord(children)) return <code className={styles.whole}>{children}</code>;
  return (
    <code>
      {children.split(breaksOf(children)).map((text, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {words(text)}
        </Fragment>
      ))}
    </code>
  );
}
