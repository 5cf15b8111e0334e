import {Children, Fragment, isValidElement, type ReactNode} from 'react';
import type {HeadTag} from './tags';

/** React's names of attributes where HTML's differ by more than case. */
const htmlNames: Readonly<Record<string, string>> = {className: 'class', httpEquiv: 'http-equiv'};

interface TagProps extends Readonly<Record<string, unknown>> {
  readonly children?: ReactNode;
}

function attributesOf(props: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(props)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [htmlNames[name] ?? name.toLowerCase(), String(value)]),
  );
}

function textOf(content: ReactNode): string {
  return Children.toArray(content)
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join('');
}

/** Reads the tags that a page wrote as React elements; fragments are looked into, empty children left out. */
export function readTags(children: ReactNode): HeadTag[] {
  return Children.toArray(children).flatMap((child): HeadTag[] => {
    if (!isValidElement<TagProps>(child)) return [];
    const {children: content, ...props} = child.props;
    if (child.type === Fragment) return readTags(content);
    if (typeof child.type !== 'string') return [];
    return [{type: child.type, attributes: attributesOf(props), text: textOf(content)}];
  });
}
