import {Fragment, type ReactNode} from 'react';
import {highlight} from './highlight';

/** A text in which the words looked for are marked. */
export function Highlighted({text, words}: {readonly text: string; readonly words: readonly string[]}): ReactNode {
  return highlight(text, words).map(({text: part, marked}, index) => {
    const key = `${index} ${part}`;
    return marked ? <mark key={key}>{part}</mark> : <Fragment key={key}>{part}</Fragment>;
  });
}
