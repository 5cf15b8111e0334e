import {daily, expect, test, visit, type Page} from '../support/browserTest';

const search = (page: Page) => page.getByRole('searchbox', {name: 'Search articles'});

test('each article is found by the words of its title backwards, in plain quotes, and by those of its address', async ({
  page,
}) => {
  await visit(page, '/blog');
  const titles = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');
  const links = await titles.evaluateAll((all) =>
    all.map((link) => [link.textContent, link.getAttribute('href')] as const),
  );
  expect(links.length).toBeGreaterThan(0);
  // Titles with quotation marks first, which are typed as other ones.
  const hasQuotes = ([title]: (typeof links)[number]): boolean => /[’“”]/.test(title);
  const inOrder = [...links.filter(hasQuotes), ...links.filter((link) => !hasQuotes(link))];
  for (const [title, href] of daily(inOrder, 3)) {
    const typed = title.replaceAll('’', "'").replace(/[“”]/g, '"').split(' ').reverse().join('  ');
    const ofAddress = (href ?? '').split('/').at(-1)?.replaceAll('-', ' ').toUpperCase() ?? '';
    for (const query of [typed, ofAddress]) {
      await search(page).fill(query);
      await expect(titles.filter({hasText: title}), query).toHaveCount(1);
    }
  }
});

for (const isPhone of [true, false]) {
  test(`Enter ${isPhone ? 'puts the keyboard of a phone away' : 'leaves the focus where keys are real'}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      hasTouch: isPhone,
      isMobile: isPhone,
      viewport: {width: 390, height: 844},
    });
    const page = await context.newPage();
    await visit(page, '/blog');
    await search(page).fill('test');
    await expect(search(page)).toHaveAttribute('enterkeyhint', 'search');
    await search(page).press('Enter');
    await (isPhone ? expect(search(page)).not.toBeFocused() : expect(search(page)).toBeFocused());
    await expect(page).toHaveURL(/\?q=test$/);
    await context.close();
  });
}
