import type {Page} from '@playwright/test';
import {policyViolations} from '../policyViolations';

/** The preview's frame runs nothing of others: its words are the writer's own, and the policy keeps scripts out. */
const known = 'An iframe which has both allow-scripts and allow-same-origin';

/**
 * The icon that a browser asks for beside the file which a test opens first, and the page of a post, which the editor
 * asks for to learn whether it is out.
 */
const mayBeMissing = /\/favicon\.ico$|\/blog\/[\w-]+$/;

/** What a page does that it should not, from its next load on. */
export interface Faults {
  /** Addresses outside of this site that were asked for. */
  readonly asked: readonly string[];
  /** Errors and warnings in the console, failed requests, and what the policy kept from happening. */
  readonly problems: readonly string[];
}

/** Watches the editor's page, and its workers, for all that a writer's browser would complain of. */
export async function watchEditor(page: Page, origin: string): Promise<Faults> {
  const [asked, problems]: [string[], string[]] = [[], []];
  const isHere = (url: string): boolean => /^(?:blob|data):/.test(url) || new URL(url).origin === origin;
  page.on('request', (request) => {
    if (!isHere(request.url())) asked.push(request.url());
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !mayBeMissing.test(response.url())) {
      problems.push(`${response.status()} ${response.url()}`);
    }
  });
  page.on('console', (message) => {
    const isProblem = message.type() === 'error' || message.type() === 'warning';
    const isKnown = message.text().startsWith(known) || mayBeMissing.test(message.location().url);
    if (isProblem && !isKnown) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  const violations = await policyViolations(page);
  return {
    asked,
    get problems() {
      return [...problems, ...violations];
    },
  };
}
