import type {Page} from '@playwright/test';

/** Whether code that somebody put into a page has run: as a script, and as an attribute. */
const runsForeignCode = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const code = 'document.documentElement.dataset.hasRun = "yes"';
    const script = document.createElement('script');
    const button = document.createElement('button');
    // Trusted Types refuse the text itself.
    for (const write of [() => (script.textContent = code), () => button.setAttribute('onclick', code)]) {
      try {
        write();
      } catch {
        continue;
      }
    }
    document.documentElement.append(script);
    button.click();
    return document.documentElement.dataset.hasRun !== undefined;
  });

/**
 * What is wrong with the policy of pages: it keeps back something of their own, or does not keep back what is put into
 * them.
 *
 * @param violations of the page, from policyViolations, which grow.
 */
export async function policyFaults(
  page: Page,
  violations: readonly string[],
  addresses: readonly string[],
): Promise<string[]> {
  const faults: string[] = [];
  // Other hosts are not there to be asked.
  await page.route(
    ({hostname}) => !['localhost', '127.0.0.1'].includes(hostname),
    (route) => route.abort(),
  );
  for (const address of addresses) {
    const before = violations.length;
    await page.goto(address);
    faults.push(...violations.slice(before).map((violation) => `${address} breaks its policy: ${violation}`));
    const own = violations.length;
    if (await runsForeignCode(page)) faults.push(`${address} runs foreign code`);
    // The reports of both come a little later, and are not those of the next page.
    for (let wait = 0; wait < 100 && violations.length < own + 2; wait += 1) await page.waitForTimeout(20);
    if (violations.length < own + 2) faults.push(`${address} does not report foreign code`);
  }
  return faults;
}
