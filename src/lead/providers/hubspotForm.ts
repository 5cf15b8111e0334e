/** HubSpot's form: its create call and the messages that its forms post. */
import {formRoot} from '../fields';
import type {FormReport} from './provider';

interface HubspotForm {
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
  readonly onFormSubmit: () => void;
  readonly onFormSubmitted: () => void;
}

declare global {
  interface Window {
    hbspt?: {readonly forms: {readonly create: (options: CreateOptions) => void}};
  }
}

const reports: ReadonlyMap<unknown, FormReport> = new Map([
  ['onFormReady', 'FORM_READY'],
  ['onFormSubmit', 'SUBMIT_CLICKED'],
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

/** Whether a message comes from the embed script, which runs in this page, or from a frame of the provider. */
const isProvider = (origin: string): boolean =>
  origin === window.location.origin || /^https:\/\/[\w-]+\.hsforms\.(?:com|net)$/.test(origin);

/** Who hears of the form now: an earlier call may answer when a later one has taken its place, and draws the same form. */
let heard: ((report: FormReport) => void) | undefined;

/** The names of the fields under a node that can be seen. */
const shownFields = (root: ParentNode): readonly string[] =>
  [...root.querySelectorAll<HTMLElement & {readonly name: string}>('input, select, textarea')]
    .filter((field) => field.name !== '' && field.getClientRects().length > 0)
    .map(({name}) => name);

const drawnForms = (container: Element): Element[] =>
  [...container.children].filter((child) => child.matches('form, .hs-form-iframe') || child.querySelector('form'));

/** Milliseconds without a change after which a form that waits behind others is drawn. */
const settleTime = 100;

/** What the form is told to whoever shows it. */
interface HubspotListener {
  readonly report: (report: FormReport) => void;
  /** Fields have come or gone. */
  readonly redrawn: () => void;
}

/**
 * Draws the form into the container and reports on it; returns a way to take it
 * away. Some reports come twice, as a callback and as a window message: forms
 * that HubSpot draws into a frame know messages only. It is ready once it says
 * so and can be seen.
 */
export function createHubspotForm(
  {portalId, formId, region}: HubspotForm,
  {container, locale}: {readonly container: HTMLElement; readonly locale: string},
  {report, redrawn}: HubspotListener,
): () => void {
  let saysReady = false;
  let settling: ReturnType<typeof setTimeout> | undefined;
  let shown: readonly string[] = [];
  const ready = (): void => {
    saysReady = true;
    clearTimeout(settling);
    if (container.querySelector('input, textarea, select, iframe') === null) return;
    // Somebody is typing into other fields, and moves once: some forms are drawn in steps, or take the focus.
    if (getComputedStyle(container).visibility === 'hidden') settling = setTimeout(report, settleTime, 'FORM_READY');
    else report('FORM_READY');
  };
  const hear = (what: FormReport): void => (what === 'FORM_READY' ? ready() : report(what));
  heard = hear;
  const onMessage = ({data, origin}: MessageEvent<unknown>): void => {
    const what = isProvider(origin) ? reportIn(data, formId) : undefined;
    if (what !== undefined) hear(what);
  };
  const changes = new MutationObserver(() => {
    // A call that was given up has answered after all.
    for (const extra of drawnForms(container).slice(1)) extra.remove();
    if (saysReady) ready();
    redrawn();
    const before = shown;
    shown = shownFields(formRoot(container));
    if (shown.some((name) => !before.includes(name))) report('STEP_SHOWN');
  });
  container.replaceChildren();
  // Steps come and go as nodes, or are shown and hidden.
  changes.observe(container, {childList: true, subtree: true, attributeFilter: ['class', 'hidden', 'style']});
  window.addEventListener('message', onMessage);
  try {
    if (window.hbspt === undefined) throw new Error('The embed script has gone.');
    window.hbspt.forms.create({
      portalId,
      formId,
      region,
      target: `#${CSS.escape(container.id)}`,
      locale,
      css: '',
      onFormReady: () => heard?.('FORM_READY'),
      onFormSubmit: () => heard?.('SUBMIT_CLICKED'),
      onFormSubmitted: () => heard?.('SUBMITTED'),
    });
  } catch {
    hear('FORM_FAILED');
  }
  return () => {
    if (heard === hear) heard = undefined;
    clearTimeout(settling);
    changes.disconnect();
    window.removeEventListener('message', onMessage);
    container.replaceChildren();
  };
}
