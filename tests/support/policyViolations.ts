import type {Page} from '@playwright/test';

declare global {
  interface Window {
    reportViolation?: (violation: string) => void;
  }
}

/** What the Content-Security-Policy kept the page from doing, from its next load on. */
export async function policyViolations(page: Page): Promise<readonly string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (violation: string) => {
    violations.push(violation);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI, sourceFile, sample}) => {
      window.reportViolation?.(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sourceFile} ${sample}`);
    });
  });
  return violations;
}
