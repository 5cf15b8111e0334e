import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';

/** HTML_CodeSniffer as it is made for browsers: https://squizlabs.github.io/HTML_CodeSniffer/ */
const source = readFileSync(path.resolve('node_modules/html_codesniffer/build/HTMLCS.js'), 'utf8');

/** In the browser: what its errors are called, and where they are; warnings and notices ask a person to look. */
const sniff = `new Promise((resolve) => {
  HTMLCS.process('WCAG2AA', document, () =>
    resolve(
      HTMLCS.getMessages()
        .filter(({type}) => type === HTMLCS.ERROR)
        .map(({code, msg, element}) => code + ': ' + element.outerHTML.slice(0, 120) + ': ' + msg),
    ),
  );
})`;

/** What HTML_CodeSniffer calls an error against WCAG 2, level AA, in the page on screen: a sentence for each element. */
export async function codeSnifferFaults(page: Page): Promise<string[]> {
  await page.evaluate(source);
  return page.evaluate<string[]>(sniff);
}
