/** Replaces the theme's CodeInline, in which browsers break lines anywhere, as in the middle of `-i`. */
import {Children} from 'react';
import type {Props} from '@theme/CodeInline';
import {InlineCode} from '@site/src/ui/InlineCode';

export default function CodeInline({children}: Props) {
  const text = Children.toArray(children).filter((child) => typeof child === 'string');
  return <InlineCode>{text.join('')}</InlineCode>;
}
