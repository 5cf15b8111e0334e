/** @jest-environment jsdom */
import behavior from '@site/src/lead/lead.behavior';
import {draftAnswers, restoreDraft} from '@site/src/lead/draft';

beforeAll(() => behavior.start());

/** Types into the form's HTML, whose code has come or not; returns what the next form has of it. */
function typed(island: string) {
  sessionStorage.clear();
  document.body.innerHTML = `<dialog data-lead-form="form-1"><div ${island}>
    <label for="e">Work email</label><input id="e" name="email"><input name="website">
    </div></dialog>`;
  const email = document.querySelector('input');
  if (email) email.value = 'ada@example.com';
  email?.dispatchEvent(new Event('input', {bubbles: true}));
  restoreDraft();
  return draftAnswers();
}

test('what is typed before the form’s code has come is kept for it, and after that is the code’s own to keep', () => {
  expect(typed('data-island')).toEqual([{name: 'email', label: 'Work email', value: 'ada@example.com'}]);
  expect(typed('data-island data-island-ready')).toEqual([]);
});

test('each page removes a draft that is too old, whether or not its form is opened', () => {
  sessionStorage.setItem('lead_draft', '0 []');
  behavior.onPage();
  expect(sessionStorage).toHaveLength(0);
});
