import {attribute, elementsIn, textOf} from '../../src/pipeline/html/tree';
import {parsePage, unfolded} from './parseHtml';

/** Each button that closes a dialog or a notice that it is not in. */
export const strayClosers = (built: readonly {readonly path: string; readonly html: string}[]): string[] =>
  built.flatMap(({path, html}) => {
    const elements = elementsIn(parsePage(unfolded(html)));
    return elements.flatMap((button) => {
      const isClosing = attribute(button, 'popoverTargetAction') === 'hide' || attribute(button, 'command') === 'close';
      const target = attribute(button, 'popoverTarget') || attribute(button, 'commandFor');
      const closed = elements.find((element) => attribute(element, 'id') === target);
      if (!isClosing || (closed !== undefined && elementsIn(closed).includes(button))) return [];
      return [`${path}: "${textOf(button).trim()}" closes ${target}, and is not in it`];
    });
  });
