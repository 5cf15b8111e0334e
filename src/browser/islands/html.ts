import {createElement, type ComponentType} from 'react';
import {renderToString} from 'react-dom/server';
import {islandName} from './names';

/** An island as the build writes it into a page: a React root of its own, as the browser hydrates it. */
export function islandHtml<Props extends object>(
  component: ComponentType<Props>,
  props: Props,
  identifierPrefix: string,
): {readonly name: string; readonly html: string} {
  return {name: islandName(component), html: renderToString(createElement(component, props), {identifierPrefix})};
}
