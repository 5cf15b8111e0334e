/** That the looks which everyPage.spec.ts takes at each page tell of what is wrong. */
import {accessibilityFaults, wcag} from '../support/accessibility';
import {expect, test, visit} from '../support/browserTest';
import {brokenWords, cutText} from '../support/cutText';
import {fetchedFarBelow, nextSteps} from '../support/firstScreen';
import {codeSnifferFaults} from '../support/judges/htmlCodeSniffer';
import {stretchedPictures} from '../support/stretchedPictures';
import {outOfLine} from '../support/widths';

test('a text that is cut and a word that is broken are told of', async ({page}) => {
  const box = (style: string) => `<p style="width: 60px; overflow: hidden; ${style}">Nobody can read this</p>`;
  await page.setContent(`${box('white-space: nowrap')}${box('white-space: nowrap; text-overflow: ellipsis')}${box('')}
    <p style="width: 60px; overflow-wrap: anywhere">An Authentication</p>`);
  expect(await cutText(page)).toEqual(['"Nobody can read this" is cut at the right']);
  expect(await brokenWords(page)).toEqual([expect.stringContaining('"Authentication"')]);
});

test('a picture that is stretched is told of', async ({page}) => {
  const picture = (name: string, style: string) => `<img src="${name}" width="200" height="100" style="${style}">`;
  await page.setContent(`${picture('flat', 'width: 100px')}${picture('whole', 'width: 100px; height: auto')}
    ${picture('cut', 'width: 100px; object-fit: cover')}`);
  expect(await stretchedPictures(page)).toEqual(['flat is 100 by 100 px, made for 200 by 100']);
});

test('an entry of the bar that falls below its line is told of, and one whose words need two', async ({page}) => {
  const entry = (name: string, style = '') => `<a href="/" style="white-space: nowrap; ${style}">${name}</a> `;
  const narrow = 'display: inline-block; width: 3em; white-space: normal; vertical-align: middle';
  const entries = [entry('First'), entry('Two lines', narrow), entry('Third'), entry('Below', 'margin-left: 90%')];
  await page.setContent(`<div><header style="line-height: 24px">${entries.join('')}</header></div>`);
  expect(await outOfLine(page)).toEqual(['Two lines', 'Below'].map((name) => `"${name}" is out of the bar's line`));
});

test('a page without a next step in its first screen is found', async ({page}) => {
  await visit(page, '/blog');
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('header [data-opens-dialog="lead"], main form')) each.remove();
  });
  expect(await nextSteps(page)).toEqual([]);
});

test('a picture that is fetched though it lies far below is found', async ({page}) => {
  await page.setContent('<div style="height: 400vh"></div><img src="data:,a"><img src="data:,b" loading="lazy">');
  expect(await fetchedFarBelow(page)).toEqual(['data:,a']);
});

test('the accessibility checks reject pale text, a button without a name and a form that nobody can send', async ({
  page,
}) => {
  await page.setContent(
    '<html lang="en"><title>Pale</title><main><h1>Pale</h1><p style="color:#ccc">Text</p><button></button></main></html>',
  );
  const rules = (await accessibilityFaults(page, {only: wcag})).map((problem) => problem.split(':', 1)[0]);
  expect(rules).toEqual(expect.arrayContaining(['color-contrast', 'button-name']));
  await page.setContent(
    '<html lang="en"><title>Lost</title><form action="/x"><fieldset><input></fieldset></form></html>',
  );
  const codes = (await codeSnifferFaults(page)).map((fault) => fault.split(':', 1)[0]?.split('.').at(-1));
  expect(codes).toEqual(expect.arrayContaining(['NoLegend', '2']));
});
