import {Fragment, type ReactNode} from 'react';
import {InlineCode} from '@site/src/ui/InlineCode';

/** A plain text of the API description, in which `backticks` mark code. */
export function TextWithCode({text}: {text: string}): ReactNode {
  return text
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? <InlineCode key={index}>{part}</InlineCode> : <Fragment key={index}>{part}</Fragment>,
    );
}
