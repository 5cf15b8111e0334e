import {Fragment, type ReactNode} from 'react';

/** A plain text of the API description, in which `backticks` mark code. */
export function TextWithCode({text}: {text: string}): ReactNode {
  return text
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
    );
}
