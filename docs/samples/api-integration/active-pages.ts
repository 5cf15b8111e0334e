import {existsSync} from 'node:fs';

interface ActivePage {
  name: string;
  url: string;
  /** 'in_experiment' or 'ramped', or what a later version may add. */
  status: string;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isActivePage(value: unknown): value is ActivePage {
  return (
    isObject(value) &&
    typeof value.name === 'string' &&
    typeof value.url === 'string' &&
    typeof value.status === 'string'
  );
}

/** Checks the response at the edge, so that the rest can rely on it. */
function parseActivePages(body: unknown): ActivePage[] {
  const pages = isObject(body) ? body.activePages : undefined;
  if (!Array.isArray(pages) || !pages.every(isActivePage)) {
    throw new Error('The response has no list of active pages');
  }
  return pages;
}

async function fetchActivePages(apiKey: string): Promise<ActivePage[]> {
  const host = process.env.TAILOR_API_URL ?? 'https://api.tailor.example.com';
  const response = await fetch(new URL('/v1/integrations/pages/active', host), {
    headers: {'API-KEY': apiKey},
    // The key must not follow a redirect to another host.
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  });
  const body = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${body}`);
  return parseActivePages(JSON.parse(body));
}

/**
 * fetch says no more than "fetch failed"; the reason is in its cause. A host
 * with several addresses has a reason for each of them.
 */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('errors' in error && Array.isArray(error.errors)) {
    return error.errors.map(messageOf).join(', ');
  }
  const message = error.message || error.name;
  return 'cause' in error && error.cause !== undefined
    ? `${message}: ${messageOf(error.cause)}`
    : message;
}

async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile();
  const apiKey = process.env.TAILOR_API_KEY?.trim();
  if (!apiKey) {
    console.error('Missing TAILOR_API_KEY in .env file');
    process.exitCode = 1;
    return;
  }
  try {
    const pages = await fetchActivePages(apiKey);
    console.log(`Active pages: ${pages.length}`);
    for (const {name, url, status} of pages)
      console.log(`${status}  ${url}  ${name}`);
  } catch (error) {
    console.error('Failed to fetch active pages:', messageOf(error));
    process.exitCode = 1;
  }
}

void main();
