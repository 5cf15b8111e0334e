/** Replaces the theme's CodeInline, in which browsers break lines anywhere, as in the middle of `-i`. */
import {Children, type ReactNode} from 'react';
import type {Props} from '@theme/CodeInline';
import {InlineCode} from '@site/src/ui/InlineCode';

export default function CodeInline({children}: Props): ReactNode {
  const text = Children.toArray(children).filter((child) => typeof child === 'string');
  return <InlineCode>{text.join('')}</InlineCode>;
}
