import {expect} from '@playwright/test';
import {test} from '../support/browserTest';
import {gotoAtRest} from '../support/networkAtRest';

test('a page is at rest when the last of its requests has ended, however slow its script was', async ({page}) => {
  const ended: string[] = [];
  page.on('requestfinished', (request) => ended.push(new URL(request.url()).pathname));
  await page.route('**/answer-*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.fulfill({body: 'Here'});
  });
  // A script that holds the parser for longer than the pause, fetches, and lets a second request follow the first.
  const script = `
    const end = performance.now() + 900;
    while (performance.now() < end);
    fetch('/answer-first').then(() => setTimeout(() => fetch('/answer-second'), 300));
    const later = performance.now() + 900;
    while (performance.now() < later);`;
  await page.route('**/slow-page', (route) =>
    route.fulfill({contentType: 'text/html', body: `<!doctype html><title>Slow</title><script>${script}</script>`}),
  );
  await gotoAtRest(page, '/slow-page');
  expect(ended).toEqual(['/slow-page', '/answer-first', '/answer-second']);
});
