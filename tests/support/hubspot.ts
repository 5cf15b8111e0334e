import {expect, visit, type Page} from './browserTest';
import {leadDialog, openLeadForm} from './leadDialog';

/** How the stand-in treats a submission that passes validation. */
type StandInBehavior = 'answers' | 'never answers';

/** Of the region eu1, which the owner's build is set to. */
export const scriptAddress = 'https://js-eu1.hsforms.net/forms/embed/v2.js';

/** What a provider is told of the form that it is to draw, as far as stand-ins read it. */
export interface CreateOptions {
  readonly target: string;
  readonly formId: string;
  readonly onFormReady?: (form: HTMLFormElement) => void;
  readonly onFormSubmit?: (form: HTMLFormElement) => void;
  readonly onFormSubmitted?: (form: HTMLFormElement) => void;
}

/**
 * Answers the page's requests for the embed script with a stand-in, after so many that are refused.
 *
 * @param standIn runs in the page, so it uses nothing from around it.
 */
export async function serveStandIn<Behavior>(
  page: Page,
  standIn: (behavior: Behavior) => void,
  behavior: Behavior,
  refused = 0,
): Promise<void> {
  let requests = 0;
  const body = `(${standIn.toString()})(${JSON.stringify(behavior)})`;
  await page.route(scriptAddress, (route) => {
    requests += 1;
    return requests > refused ? route.fulfill({contentType: 'text/javascript', body}) : route.abort();
  });
}

/**
 * The documented v2 API, as far as a page can see it: `hbspt.forms.create` draws
 * a form with HubSpot's class names, calls the callbacks and posts the same news
 * as `hsFormCallback` messages.
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
export const serveHubspot = (page: Page, behavior: StandInBehavior = 'answers'): Promise<void> =>
  serveStandIn(page, standIn, behavior);

/** Opens the form in a page whose time stands still from then on, but for what a test lets pass. */
export async function openFormInStoppedTime(page: Page): Promise<void> {
  await page.clock.install({time: new Date('2026-01-01T00:00:00Z')});
  await visit(page, '/');
  await page.clock.pauseAt(new Date('2026-01-01T01:00:00Z'));
  await openLeadForm(page);
  await page.clock.runFor(100);
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
