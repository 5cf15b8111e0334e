import postcss from 'postcss';
import {fileMark} from '../../plugins/browser-files/layers';
import {waysOf, type Sheet} from './sheets';

/** Whether a sheet is a CSS module of the site: only code that imports it knows its class names. */
export const isModule = ({name}: Sheet): boolean => name.startsWith(`${fileMark}src-`) && name.endsWith('-module-css');

/** The rules of a sheet that apply to a page with these classes. */
export function usedRules(sheet: Sheet, classes: ReadonlySet<string>): Sheet {
  const root = postcss.parse(sheet.css);
  root.walkRules((rule) => {
    const used = rule.selectors.filter((selector) => {
      const ways = waysOf(selector);
      return ways.length === 0 || ways.some((needed) => needed.every((name) => classes.has(name)));
    });
    if (used.length === 0) rule.remove();
    else rule.selectors = used;
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return {...sheet, css: root.toString()};
}
