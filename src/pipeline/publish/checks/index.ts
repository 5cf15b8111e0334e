import type {Root} from 'hast';
import type {Script} from '../../plugins/browser-files/scripts';
import type {Page} from '../site';
import {deadControls, remedy} from './controls';
import {attribute, elementsIn} from '../../html/tree';

/** A sentence for each style attribute and style element of a page, which its policy would ignore. */
export function stylesIn(file: string, page: Root): string[] {
  return elementsIn(page).flatMap((element) => {
    if (element.tagName === 'style')
      return [`${file}: a <style> element is against the policy of pages; put its rules into a style sheet.`];
    if (element.properties.style === undefined) return [];
    return [`${file}: <${element.tagName} style="${attribute(element, 'style')}"> is against the policy of pages.`];
  });
}

/** @throws Error that lists all dead controls, or all styles that the pages' policy ignores. */
export function checkPages(pages: readonly Page[], scripts: readonly Script[]): void {
  const marks = scripts.flatMap(({own}) => own.flatMap((behavior) => behavior.marks));
  const styles = pages.flatMap(({file, tree}) => stylesIn(file, tree));
  if (styles.length > 0) throw new Error(styles.join('\n'));
  const unserved = pages.flatMap(({file, tree}) => deadControls(file, tree, marks));
  if (unserved.length > 0) throw new Error(`${[...new Set(unserved)].join('\n')}\n${remedy}`);
}
