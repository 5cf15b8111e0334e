import type {Root} from 'hast';
import type {Script} from '../../plugins/browser-files/scripts';
import type {Page} from '../site';
import {checkControls, remedy} from './controls';
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

/** With fewer controls on the whole site, the check must have missed some. */
const fewestControls = 500;

/** @throws Error that lists all dead controls, or all styles that the pages' policy ignores. */
export function checkPages(pages: readonly Page[], scripts: readonly Script[]): void {
  const marks = scripts.flatMap(({own}) => own.flatMap((behavior) => behavior.marks));
  const styles = pages.flatMap(({file, tree}) => stylesIn(file, tree));
  if (styles.length > 0) throw new Error(styles.join('\n'));
  const checked = pages.map(({file, tree}) => checkControls(file, tree, marks));
  const unserved = checked.flatMap((page) => page.unserved);
  if (unserved.length > 0) throw new Error(`${[...new Set(unserved)].join('\n')}\n${remedy}`);
  const count = checked.reduce((sum, page) => sum + page.count, 0);
  if (count < fewestControls)
    throw new Error(`The check of controls found ${count} in the whole site; it looks for ${fewestControls} at least.`);
}
