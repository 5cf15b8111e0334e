import {createElement, type ComponentType} from 'react';
import {renderToString} from 'react-dom/server';
import {islandName} from './names';

/** Renders an island for a page as a React root of its own, which the browser hydrates. */
export function islandHtml<Props extends object>(
  component: ComponentType<Props>,
  props: Props,
  identifierPrefix: string,
): {readonly name: string; readonly html: string} {
  return {name: islandName(component), html: renderToString(createElement(component, props), {identifierPrefix})};
}
