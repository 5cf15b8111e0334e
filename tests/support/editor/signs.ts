import type {Page} from '@playwright/test';

/** The editor's own faces, whose files are part of the site. */
const faces = ['Material Symbols Outlined', 'Source Sans 3'];

/** Signs that the editor shows, by name, and which of them are written out instead of being drawn. */
export interface Signs {
  readonly shown: readonly string[];
  readonly written: readonly string[];
}

/** A sign is one letter wide; its name, which stands where the font is missing, is wider. */
export function signsOf(page: Page): Promise<Signs> {
  return page.evaluate(() => {
    const shown: string[] = [];
    const written: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('.material-symbols-outlined')) {
      if (!element.checkVisibility({visibilityProperty: true})) continue;
      const range = document.createRange();
      range.selectNodeContents(element);
      const name = element.textContent.trim();
      const {width} = range.getBoundingClientRect();
      if (width === 0) continue;
      shown.push(name);
      if (width > Number.parseFloat(getComputedStyle(element).fontSize) * 1.1) written.push(name);
    }
    return {shown, written};
  });
}

/** Which of the editor's faces the page has not loaded. */
export function missingFaces(page: Page): Promise<string[]> {
  return page.evaluate((names) => {
    const loaded = [...document.fonts].filter(({status}) => status === 'loaded');
    return names.filter((name) => !loaded.some(({family}) => family.replaceAll('"', '') === name));
  }, faces);
}
