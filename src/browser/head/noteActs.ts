import type {EarlyActs} from '../earlyActs';
import {isForInputMethod} from '../keyTarget';
import {loadFailureId, stillLoadingId} from '../notices';
import {fill} from './templates';

/** Controls that were pressed and wait for their code. */
const awaited = ':is(button,input)[aria-busy=true]';

const types = ['click', 'keydown', 'input', 'submit'] as const;

function show(id: string): void {
  const notice = document.getElementById(id);
  if (notice === null) return;
  fill(notice);
  const place = document.querySelector('dialog:modal') ?? document.body;
  if (notice.parentElement !== place) place.append(notice);
  try {
    notice.showPopover();
  } catch {
    // Already shown.
  }
}

/**
 * Records clicks, what is entered, and keys, except those of input methods, until the behaviors listen (earlyActs.ts
 * repeats them). Dictation and autofill enter text without a key or a click. Marks what was pressed as busy, and after a
 * second says so in words. Keeps forms from leaving the page meanwhile.
 */
export function noteActs(): void {
  const noted: Event[] = [];

  function wait(control: Element | null): void {
    if (!control || control.closest(acts.served)) return;
    control.setAttribute('aria-busy', 'true');
    setTimeout(() => {
      const hasFailed = document.querySelector(`#${loadFailureId}:popover-open`) !== null;
      if (control.isConnected && control.matches(awaited) && !hasFailed) show(stillLoadingId);
    }, 1000);
  }

  function note(event: Event): void {
    const {target, type} = event;
    if (!(target instanceof Element) || (event instanceof KeyboardEvent && isForInputMethod(event))) return;
    if (type === 'submit') {
      if (target.getAttribute('method') === 'dialog' || target.hasAttribute('action')) return;
      event.preventDefault();
    } else if (type === 'click') wait(target.closest('button'));
    else if (event instanceof KeyboardEvent && event.key === 'Enter' && target.matches('input:not(form *)'))
      wait(target);
    noted.push(event);
  }

  const acts: EarlyActs = Object.assign(noted, {
    served: '[commandfor],[popovertarget],form[method=dialog],[data-island-ready]',
    show,
    wait,
    endWaiting() {
      document.querySelectorAll(awaited).forEach((control) => {
        if (control.closest(acts.served)) control.removeAttribute('aria-busy');
      });
      if (document.querySelector(awaited) === null) document.getElementById(stillLoadingId)?.hidePopover();
    },
    stop: () => types.forEach((type) => removeEventListener(type, note, true)),
  });
  types.forEach((type) => addEventListener(type, note, true));
  window.earlyActs = acts;
}
