/** HubSpot's v2 form embed: its script, its create call and the messages its forms post. */
import type {FormReport} from './provider';

export interface HubspotForm {
  readonly portalId: string;
  readonly formId: string;
  readonly region: string;
}

interface CreateOptions extends HubspotForm {
  /** Selector of the element to draw into. */
  readonly target: string;
  readonly locale: string;
  /** Empty, so that the form takes the site's styles. */
  readonly css: string;
  readonly onFormReady: () => void;
  readonly onFormSubmitted: () => void;
}

declare global {
  interface Window {
    hbspt?: {readonly forms: {readonly create: (options: CreateOptions) => void}};
  }
}

/** The address of the embed script; regions other than North America have a host of their own. */
export function scriptAddress(region: string): string {
  return `https://js${region === 'na1' ? '' : `-${region}`}.hsforms.net/forms/embed/v2.js`;
}

/** Adds the embed script unless the page has it. A retry replaces a script that brought nothing. */
export function loadHubspot(region: string, retry: number): Promise<void> {
  if (window.hbspt !== undefined) return Promise.resolve();
  const src = scriptAddress(region);
  const present = document.querySelector<HTMLScriptElement>(`script[src="${src}"]`);
  if (present !== null && retry > 0) present.remove();
  const script = present !== null && retry === 0 ? present : document.createElement('script');
  return new Promise((resolve, reject) => {
    const fail = (): void => {
      script.remove();
      reject(new Error(`${src} did not load.`));
    };
    script.addEventListener('load', () => (window.hbspt === undefined ? fail() : resolve()), {once: true});
    script.addEventListener('error', fail, {once: true});
    if (script.isConnected) return;
    script.src = src;
    document.head.append(script);
  });
}

const reports: ReadonlyMap<unknown, FormReport> = new Map([
  ['onFormReady', 'FORM_READY'],
  ['onFormSubmitted', 'SUBMITTED'],
  ['onFormFailedValidation', 'VALIDATION_FAILED'],
  ['onFormDefinitionFetchError', 'FORM_FAILED'],
]);

/** What a window message says about the form, or undefined if it is about something else. */
function reportIn(message: unknown, formId: string): FormReport | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  if (!('type' in message) || message.type !== 'hsFormCallback') return undefined;
  if (!('id' in message) || message.id !== formId) return undefined;
  return 'eventName' in message ? reports.get(message.eventName) : undefined;
}

/**
 * Draws the form into the container and reports on it; returns a way to take it
 * away. Some reports come twice, as a callback and as a window message: forms
 * that HubSpot draws into a frame know messages only.
 */
export function createHubspotForm(
  {portalId, formId, region}: HubspotForm,
  {containerId, locale}: {readonly containerId: string; readonly locale: string},
  report: (report: FormReport) => void,
): () => void {
  let present = true;
  const reportIfPresent = (what: FormReport): void => {
    if (present) report(what);
  };
  const onMessage = ({data}: MessageEvent<unknown>): void => {
    const what = reportIn(data, formId);
    if (what !== undefined) reportIfPresent(what);
  };
  window.addEventListener('message', onMessage);
  try {
    if (window.hbspt === undefined) throw new Error('The embed script has gone.');
    window.hbspt.forms.create({
      portalId,
      formId,
      region,
      target: `#${CSS.escape(containerId)}`,
      locale,
      css: '',
      onFormReady: () => reportIfPresent('FORM_READY'),
      onFormSubmitted: () => reportIfPresent('SUBMITTED'),
    });
  } catch {
    reportIfPresent('FORM_FAILED');
  }
  return () => {
    present = false;
    window.removeEventListener('message', onMessage);
    document.getElementById(containerId)?.replaceChildren();
  };
}
