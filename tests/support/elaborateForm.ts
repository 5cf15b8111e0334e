import type {Page} from '@playwright/test';
import {serveStandIn, type CreateOptions} from './hubspot';

/**
 * A provider's form with all that providers offer: two steps, a calendar and a captcha's challenge that stand in `body`,
 * a file, and a page to go to once it is sent.
 */
function standIn(): void {
  const inBody = (html: string, style: string): HTMLElement => {
    const node = document.createElement('div');
    node.style.cssText = style;
    node.innerHTML = html;
    document.body.append(node);
    return node;
  };

  function create({target, onFormReady, onFormSubmitted}: CreateOptions): void {
    const form = document.createElement('form');
    form.className = 'hs-form';
    form.noValidate = true;
    form.innerHTML = `
      <div data-step>
        <label>Email <input name="email" class="hs-input"></label>
        <label>Day of the call <input name="day" class="hs-input" readonly></label>
        <label>Your page as a picture <input name="picture" type="file"></label>
      </div>
      <div data-step hidden><label>Website <input name="website" class="hs-input"></label></div>
      <input type="submit" value="Next" class="hs-button">`;
    const [first, second] = form.querySelectorAll<HTMLElement>('[data-step]');
    const day = form.querySelector<HTMLInputElement>('[name=day]');
    const submit = form.querySelector<HTMLInputElement>('[type=submit]');
    day?.addEventListener('click', () => {
      const calendar = inBody(
        '<button type="button">12 May</button>',
        'position:fixed;inset:0 auto auto 0;z-index:9999',
      );
      calendar.querySelector('button')?.addEventListener('click', () => {
        day.value = '12 May';
        day.dispatchEvent(new Event('input', {bubbles: true}));
        calendar.remove();
      });
    });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (second?.hidden && first && submit) {
        first.hidden = true;
        second.hidden = false;
        submit.value = 'Send';
        return;
      }
      const challenge = inBody(
        '<div style="position:fixed;inset:0"></div><label style="position:fixed;inset:0 0 auto auto;background:white"><input type="checkbox"> I am human</label>',
        'position:absolute;inset:0;z-index:2000000000',
      );
      challenge.querySelector('input')?.addEventListener('change', () => {
        challenge.remove();
        onFormSubmitted?.(form);
        window.location.assign('/docs');
      });
    });
    document.querySelector(target)?.append(form);
    onFormReady?.(form);
  }
  Object.assign(window, {hbspt: {forms: {create}}});
}

/** Answers the page's request for the embed script with that form. */
export const serveElaborateForm = (page: Page): Promise<void> => serveStandIn(page, standIn, undefined);
