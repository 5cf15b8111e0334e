import type {Root} from 'hast';
import {attribute, elementsIn} from '../../html/tree';

/** A sentence for each style attribute and style element of a page, which its policy would ignore. */
export function stylesIn(file: string, page: Root): string[] {
  return [...elementsIn(page)].flatMap((element) => {
    if (element.tagName === 'style')
      return [`${file}: a <style> element is against the policy of pages; put its rules into a style sheet.`];
    if (element.properties.style === undefined) return [];
    return [`${file}: <${element.tagName} style="${attribute(element, 'style')}"> is against the policy of pages.`];
  });
}
