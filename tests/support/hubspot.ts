import {expect, type Page} from '@playwright/test';
import {leadDialog} from './leadDialog';

/** How the stand-in treats a submission that passes validation. */
export type StandInBehavior = 'answers' | 'never answers';

export const scriptAddress = 'https://js.hsforms.net/forms/embed/v2.js';

interface CreateOptions {
  readonly target: string;
  readonly formId: string;
  readonly onFormReady?: (form: HTMLFormElement) => void;
  readonly onFormSubmit?: (form: HTMLFormElement) => void;
  readonly onFormSubmitted?: (form: HTMLFormElement) => void;
}

/**
 * The documented v2 API, as far as a page can see it: `hbspt.forms.create` draws
 * a form with HubSpot's class names, calls the callbacks and posts the same news
 * as `hsFormCallback` messages. Runs in the page, so it uses nothing from here.
 */
function standIn(behavior: StandInBehavior): void {
  function create({target, formId, onFormReady, onFormSubmit, onFormSubmitted}: CreateOptions): void {
    const post = (eventName: string): void =>
      window.postMessage({type: 'hsFormCallback', id: formId, eventName}, window.location.origin);
    post('onBeforeFormInit');

    const form = document.createElement('form');
    form.className = 'hs-form hs-form-private';
    form.noValidate = true;
    form.innerHTML = ['Email', 'Website']
      .map((label) => {
        const name = label.toLowerCase();
        return `<div class="hs-form-field"><label for="${name}-hs">${label}<span class="hs-form-required">*</span></label>
          <div class="input"><input id="${name}-hs" name="${name}" class="hs-input" type="text" required></div></div>`;
      })
      .concat('<input type="hidden" name="tailor_request">')
      .concat('<div class="actions"><input type="submit" value="Send" class="hs-button primary large"></div>')
      .join('');

    form.addEventListener('submit', (event) => {
      event.preventDefault();
      form.querySelectorAll('.hs-error-msgs').forEach((list) => list.remove());
      const empty = [...form.querySelectorAll<HTMLInputElement>('.hs-input')].filter(({value}) => value === '');
      if (empty.length > 0) {
        const error = (text: string): string =>
          `<ul class="no-list hs-error-msgs inputs-list"><li><label class="hs-error-msg">${text}</label></li></ul>`;
        empty.forEach((input) => {
          input.classList.add('invalid', 'error');
          input
            .closest('.hs-form-field')
            ?.insertAdjacentHTML('beforeend', error('Please complete this required field.'));
        });
        const rollup = `<div class="hs_error_rollup">${error('Please complete all required fields.')}</div>`;
        form.querySelector('.actions')?.insertAdjacentHTML('beforebegin', rollup);
        post('onFormFailedValidation');
        return;
      }
      onFormSubmit?.(form);
      post('onFormSubmit');
      if (behavior === 'never answers') return;
      setTimeout(() => {
        form.outerHTML = '<div class="submitted-message">Thanks for submitting the form.</div>';
        onFormSubmitted?.(form);
        post('onFormSubmitted');
      });
    });

    setTimeout(() => {
      document.querySelector(target)?.append(form);
      onFormReady?.(form);
      post('onFormReady');
    });
  }
  Object.assign(window, {hbspt: {forms: {create}}});
}

/** Answers the page's request for the embed script with the stand-in. */
export async function serveHubspot(page: Page, behavior: StandInBehavior = 'answers'): Promise<void> {
  await page.route(scriptAddress, (route) =>
    route.fulfill({contentType: 'text/javascript', body: `(${standIn.toString()})(${JSON.stringify(behavior)})`}),
  );
}

/** Time stands still from here on, but for what a test lets pass. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date('2026-01-01T01:00:00Z'));
}

/** The script takes its own time to arrive, and then needs a little of the page's. */
export async function waitForForm(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(10);
    await expect(submitButton(page)).toBeVisible({timeout: 100});
  }).toPass();
}

/** The button of HubSpot's form. */
export const submitButton = (page: Page) => leadDialog(page).getByRole('button', {name: 'Send'});
