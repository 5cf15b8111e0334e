import type {Page} from '@playwright/test';
import {gotoAtRest} from './browserTest';

export interface Transfer {
  readonly url: string;
  /** Chromium's name of the kind: Document, Script, Stylesheet, Font, Image… */
  readonly kind: string;
  /** Bytes on the wire, headers and compression included. */
  readonly bytes: number;
}

/** A browser with windows fetches the tab's icon, and does not call it a picture. */
const isIcon = (url: string): boolean => /\/favicon\.\w+$/.test(new URL(url).pathname);

export interface Opening {
  /** What the page is to answer. */
  readonly status?: number;
  /** What to wait for after the network has come to rest for the first time; what comes until then counts too. */
  readonly rest?: () => Promise<void>;
}

/**
 * Opens a page with an empty cache and waits until its network is idle.
 *
 * @returns everything that was fetched, in the order in which it arrived.
 * @throws Error when the page does not answer with the expected status.
 */
export async function transfersOf(page: Page, path: string, {status = 200, rest}: Opening = {}): Promise<Transfer[]> {
  const session = await page.context().newCDPSession(page);
  const announced = new Map<string, {url: string; kind: string}>();
  const transfers: Transfer[] = [];
  session.on('Network.responseReceived', ({requestId, response, type}) => {
    announced.set(requestId, {url: response.url, kind: isIcon(response.url) ? 'Image' : type});
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const request = announced.get(requestId);
    if (request !== undefined) transfers.push({...request, bytes: encodedDataLength});
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', {cacheDisabled: true});
  const response = await gotoAtRest(page, path);
  // The not-found page is light, and would pass any budget.
  if (response?.status() !== status) {
    throw new Error(`${path} answers ${response?.status() ?? 'nothing'}, expected ${status}.`);
  }
  await rest?.();
  await session.detach();
  return transfers;
}

/** Sum in KB of 1,024 bytes, of one kind or of all. */
export function kilobytes(transfers: readonly Transfer[], kind?: string): number {
  const counted = transfers.filter((transfer) => kind === undefined || transfer.kind === kind);
  return counted.reduce((sum, {bytes}) => sum + bytes, 0) / 1024;
}
