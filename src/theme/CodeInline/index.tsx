/**
 * Replaces the theme's CodeInline, which leaves it to the browser where code in
 * a sentence breaks: in the middle of `-i`, and anywhere in an address.
 */
import {Children, type ReactNode} from 'react';
import type {Props} from '@theme/CodeInline';
import {InlineCode} from '@site/src/ui/InlineCode';

export default function CodeInline({children}: Props): ReactNode {
  const text = Children.toArray(children).filter((child) => typeof child === 'string');
  return <InlineCode>{text.join('')}</InlineCode>;
}
