/** @jest-environment jsdom */
import {createRef, useSyncExternalStore} from 'react';
import {act, fireEvent, screen, within} from '@testing-library/react';
import LeadForm from '@site/src/lead/LeadForm.island';
import {LeadFormArea} from '@site/src/lead/LeadFormArea.client';
import {draftAnswers, dropDraft, keepDraft} from '@site/src/lead/draft';
import {createLifeCycle} from '@site/src/lead/lifeCycle';
import {requestField} from '@site/src/lead/requestWords';
import type {LeadAction} from '@site/src/lead/states';
import {storeDraft} from '@site/src/lead/storedDraft';
import {leadDialogWords} from '@site/src/lead/words';
import {dialogClosed, openDialog} from '@site/src/shell/dialogs/dialogs';
import {renderInSite} from '../../support/render';

const mockCopy = jest.fn((text: string) => text);
jest.mock('@site/src/ui/toasts', () => ({copyText: (text: string) => mockCopy(text)}));

const mockLetPageGo = jest.fn();
const mockNonModal = jest.fn(() => mockLetPageGo);
jest.mock('@site/src/lead/nonModal', () => ({makeNonModal: () => mockNonModal()}));

let mockPortal: string | undefined;
jest.mock('@site/src/lib/settings/useSettings', () => ({
  useSettings: () => ({
    contactEmail: 'hello@tailor.example.com',
    hubspotPortalId: mockPortal,
    hubspotFormId: 'form-1',
    appUrl: '',
  }),
}));

/** Shows the form, of HubSpot where there is a portal, after some steps; returns a way to further ones. */
function show(language: 'en' | 'de', portal: string | undefined, steps: readonly LeadAction[]) {
  mockPortal = portal;
  const loadScript = jest.fn(() => new Promise<void>(() => {}));
  const lifeCycle = createLifeCycle({report: () => {}, onDelivered: () => {}, loadScript});
  const area = createRef<HTMLDivElement>();
  function Form() {
    const state = useSyncExternalStore(lifeCycle.subscribe, lifeCycle.getState);
    return <LeadFormArea area={area} language={language} lifeCycle={lifeCycle} state={state} />;
  }
  renderInSite(<Form />);
  act(() => steps.forEach(lifeCycle.send));
  return {send: (action: LeadAction) => act(() => lifeCycle.send(action)), loadScript};
}

let answerForm = (): void => {};

/** Has HubSpot be there, with a form of these fields. */
function provide(fields: string): void {
  window.hbspt = {
    forms: {
      create: ({target, locale, onFormReady, onFormSubmitted}) => {
        answerForm = onFormSubmitted;
        document.querySelector(target)?.insertAdjacentHTML('beforeend', `<form lang="${locale}">${fields}</form>`);
        onFormReady();
      },
    },
  };
}

beforeEach(dropDraft);
afterEach(() => delete window.hbspt);

const opened = ['OPEN', 'DELAY_PASSED'] as const;
const failing = ['SCRIPT_FAILED', 'RETRY_ASKED'] as const;

describe.each(['en', 'de'] as const)('in the language %s', (language) => {
  const {fields, loading, reachOut, request, submit} = leadDialogWords[language];
  const status = () => screen.getByRole('status').textContent;
  const button = (name: string) => screen.queryByRole('button', {name});

  test('a provider that fails leaves fields and the way out by email, and is tried again on request', () => {
    const {send, loadScript} = show(language, '1', opened);
    expect(status()).toBe(loading);
    expect(screen.queryByText(request.asked)).toBeNull();
    send('SCRIPT_FAILED');
    expect(status()).toBe(reachOut.reasons.retrying);
    fireEvent.input(screen.getByLabelText(fields.email.label), {target: {value: 'ada@example.com'}});
    const email = screen.getByRole('link', {name: reachOut.write});
    expect(email).toHaveAttribute('href', expect.stringMatching(/^mailto:hello@.*ada%40example\.com/));
    // Some browsers would open an empty tab beside the mail program.
    expect(email).not.toHaveAttribute('target', '_blank');
    expect(button(reachOut.retry)).toBeNull();
    for (const action of ['RETRY_ASKED', ...failing, ...failing, 'SCRIPT_FAILED'] as const) send(action);
    expect(status()).toBe(reachOut.reasons.failed);
    const before = loadScript.mock.calls.length;
    fireEvent.click(screen.getByRole('button', {name: reachOut.retry}));
    expect(loadScript).toHaveBeenCalledTimes(before + 1);
    expect(screen.getByLabelText(fields.email.label)).toHaveValue('ada@example.com');
  });

  test('what was typed while the provider failed, and the caret, are in its form once that stands', async () => {
    const {send} = show(language, '1', [...opened, 'SCRIPT_FAILED']);
    const email = screen.getByLabelText<HTMLInputElement>(fields.email.label);
    act(() => email.focus());
    fireEvent.input(email, {target: {value: 'ada@example.com'}});
    email.setSelectionRange(2, 3);
    provide('<input name="0-1/email"><textarea name="message"></textarea>');
    // As some password managers fill in a field, without an `input`.
    fireEvent.change(screen.getByLabelText(fields.website.label), {target: {value: 'example.com'}});
    act(() => email.focus());
    for (const action of ['RETRY_DUE', 'SCRIPT_LOADED'] as const) send(action);
    // The page hears of what has changed in it a moment later.
    await act(async () => {});
    const theirs = document.querySelector<HTMLInputElement>(`form[lang=${language}] input`);
    expect(theirs).toHaveValue('ada@example.com');
    expect(theirs).toHaveFocus();
    expect([theirs?.selectionStart, theirs?.selectionEnd]).toEqual([2, 3]);
    // What it has no field for is in its message, and is the draft's from then on.
    expect(document.querySelector('textarea')).toHaveValue(`${fields.website.label}: example.com`);
    expect(draftAnswers().map(({name}) => name)).toEqual(['email', 'message']);
  });

  test.each([
    ['the request alone', {}, ''],
    ['a website', {website: 'example.com'}, reachOut.reasons.unplaced],
  ])('a form that has no field for %s says what is left of what was typed', async (what, typed, said) => {
    for (const [name, value] of Object.entries({[requestField]: 'quote', ...typed}))
      keepDraft(name, [{name, label: name, value}]);
    provide('<input name="email">');
    provide('<input name="0-1/email">');
    show(language, '1', [...opened, 'SCRIPT_LOADED']);
    await act(async () => {});
    expect(document.querySelectorAll('form[lang] input')).toHaveLength(1);
    expect(status()).toBe(said);
  });

  test('the site’s own form says what is wrong at its fields, then becomes the email, and can be changed', () => {
    show(language, undefined, [...opened, 'SCRIPT_LOADED']);
    const [email, website] = (['email', 'website'] as const).map((name) => screen.getByLabelText(fields[name].label));
    if (!email || !website) throw new Error('The form has two fields.');
    // Browsers fill them in by these words (HTML, 4.10.18.7.1).
    expect([email.getAttribute('autocomplete'), website.getAttribute('autocomplete')]).toEqual(['email', 'url']);
    fireEvent.input(email, {target: {value: 'ada@example.com'}});
    fireEvent.click(screen.getByRole('button', {name: submit}));
    expect(email).toBeValid();
    expect(website).toBeInvalid();
    expect(website).toHaveFocus();
    expect(website).toHaveAccessibleDescription(fields.website.problems.missing);
    fireEvent.input(website, {target: {value: 'example.com'}});
    fireEvent.input(email, {target: {value: 'Ada <ada@example.com>'}});
    fireEvent.change(screen.getByLabelText(request.label), {target: {value: 'quote'}});
    expect(screen.getByLabelText(request.of('quote').detail)).toBeVisible();
    fireEvent.click(screen.getByRole('button', {name: submit}));
    expect(status()).toBe(reachOut.reasons.byEmail);
    expect(screen.getByRole('region', {name: reachOut.label})).toHaveFocus();
    expect(email).not.toBeVisible();
    expect(email).toHaveValue('ada@example.com');
    // What is shown is what is copied, below its subject.
    fireEvent.click(screen.getByRole('button', {name: reachOut.copy}));
    const shown = within(screen.getByRole('region', {name: reachOut.label}));
    expect(shown.getByText(request.of('quote').subject)).toBeVisible();
    expect(shown.getByText(/ada@example\.com/).textContent).toBe(mockCopy.mock.lastCall?.[0]);
    fireEvent.click(screen.getByRole('button', {name: reachOut.change}));
    expect(email).toBeVisible();
    expect(button(reachOut.change)).toBeNull();
  });

  test('what is sent before the form’s turn has come becomes the email then, without a second press', () => {
    const {send} = show(language, undefined, ['OPEN']);
    const typed = {email: 'ada@example.com', website: 'example.com'} as const;
    for (const name of ['email', 'website'] as const) {
      fireEvent.input(screen.getByLabelText(fields[name].label), {target: {value: typed[name]}});
    }
    fireEvent.click(screen.getByRole('button', {name: submit}));
    expect(status()).toBe('');
    for (const action of ['DELAY_PASSED', 'SCRIPT_LOADED'] as const) send(action);
    expect(status()).toBe(reachOut.reasons.byEmail);
  });
});

test('a page that the browser has kept goes on with what was asked for on a later page of the tab', () => {
  mockPortal = '1';
  renderInSite(<LeadForm language="en" />);
  const {choice} = leadDialogWords.en.request.of('quote');
  storeDraft([{name: requestField, label: 'Request', value: 'quote'}]);
  expect(screen.queryByText(choice)).toBeNull();
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true})));
  expect(screen.getByText(choice)).toBeVisible();
});

test('each time the dialog opens, what others put beside it takes presses; a session counts one lead', async () => {
  jest.useFakeTimers();
  // Missing in jsdom.
  const showModal = function (this: HTMLDialogElement): void {
    this.open = true;
  };
  Object.assign(HTMLDialogElement.prototype, {showModal});
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue(Object.assign([new DOMRect()], {item: () => null}));
  mockPortal = '1';
  window.dataLayer = [];
  provide('<input name="email">');
  renderInSite(
    <dialog id="dialog-lead" data-dialog="lead">
      <LeadForm language="en" />
    </dialog>,
  );
  for (const time of [1, 2]) {
    act(() => openDialog('lead'));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    act(() => answerForm());
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    dialog.open = false;
    act(() => dialogClosed(dialog));
    expect([mockNonModal.mock.calls.length, mockLetPageGo.mock.calls.length]).toEqual([time, time]);
  }
  // From the specification: "at most once per browser session".
  const names = window.dataLayer.flatMap((entry) => ('event' in entry ? [entry.event] : []));
  const sent = ['lead_submit_click', 'lead_form_stage'];
  expect(names).toEqual(['lead_form_render', ...sent, 'generate_lead', ...sent]);
  jest.useRealTimers();
});
