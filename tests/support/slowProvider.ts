import {expect, type Page} from '@playwright/test';
import {serveStandIn, type CreateOptions} from './hubspot';
import {leadDialog} from './leadDialog';

/** How a provider behaves that takes its time; times in milliseconds, of the page's clock. */
interface SlowProvider {
  readonly drawsAfter: number;
  /** Whether it ever says that its form is ready. */
  readonly saysReady: boolean;
  /** When it answers a submission; `never` as one that hangs. */
  readonly answersAfter: number | 'never';
  /** Whether it draws into a frame of its own, as HubSpot does for forms with styles. */
  readonly inFrame: boolean;
  /** When it replaces its form by a new one of the same kind. */
  readonly redrawsAfter: number | 'never';
}

const promptOne: SlowProvider = {
  drawsAfter: 0,
  saysReady: true,
  answersAfter: 0,
  inFrame: false,
  redrawsAfter: 'never',
};

/**
 * A provider of another make than the one in hubspot.ts: it looks its target up
 * when it draws, reports by callbacks alone, and its fields have other names
 * and ignore values that are not entered the way typing does.
 */
function standIn(behavior: SlowProvider): void {
  const {drawsAfter, saysReady, answersAfter, inFrame, redrawsAfter} = behavior;
  const line = (name: string, label: string, type: string): string =>
    `<label for="p-${name}">${label}</label><input id="p-${name}" name="0-1/${name}" type="${type}">`;

  /** As React does: a value set on the field itself is known already, and its event is ignored. */
  function wrap(field: HTMLInputElement): void {
    const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    let known = '';
    Object.defineProperty(field, 'value', {
      get: (): unknown => own.get?.call(field),
      set: (value: string) => {
        known = value;
        own.set?.call(field, value);
      },
    });
    field.addEventListener('input', () => {
      if (field.value === known) field.value = '';
      else known = field.value;
    });
  }

  function create({target, onFormReady, onFormSubmitted}: CreateOptions): void {
    const form = document.createElement('form');
    form.noValidate = true;
    form.innerHTML = [
      line('work_mail', 'Business mail', 'email'),
      line('company_url', 'Company site', 'text'),
      '<label for="p-m">How can we help?</label><textarea id="p-m" name="0-1/message"></textarea>',
      '<button>Send</button>',
    ].join('');
    form.querySelectorAll('input').forEach(wrap);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (answersAfter === 'never') return;
      setTimeout(() => {
        form.outerHTML = '<p>Received</p>';
        onFormSubmitted?.(form);
      }, answersAfter);
    });
    setTimeout(() => {
      const place = document.querySelector(target);
      if (inFrame) {
        const frame = document.createElement('iframe');
        place?.append(frame);
        frame.contentDocument?.body.append(form);
      } else place?.append(form);
      if (saysReady) onFormReady?.(form);
      if (redrawsAfter !== 'never') setTimeout(() => form.replaceWith(form.cloneNode(true)), redrawsAfter);
    }, drawsAfter);
  }
  Object.assign(window, {hbspt: {forms: {create}}});
}

/** Answers the page's requests for the embed script with that provider, after so many that are refused. */
export const serveSlowProvider = (page: Page, behavior: Partial<SlowProvider> = {}, refused = 0): Promise<void> =>
  serveStandIn(page, standIn, {...promptOne, ...behavior}, refused);

/** The email field of the slow provider's form. */
export const mail = (page: Page) => leadDialog(page).getByLabel('Business mail');

/** Its message. */
export const message = (page: Page) => leadDialog(page).getByRole('textbox', {name: 'How can we help?'});

/** Its button. */
export const send = (page: Page) => leadDialog(page).getByRole('button', {name: 'Send'});

/** What a sent lead reports, in order. */
export const lead = ['lead_submit_click', 'lead_form_stage', 'generate_lead'];

/** Leaves the dialog by the keyboard. */
export async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(leadDialog(page)).toBeHidden();
}
