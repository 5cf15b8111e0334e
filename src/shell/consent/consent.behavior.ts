import {onMarked, type Behavior} from '@site/src/browser/behavior';
import {fill} from '@site/src/browser/templates';
import {applyChoice} from './applyChoice';
import {choose, currentChoice, signalsRefusal, onChoice} from './choice';

/** The button in the footer that asked for the notice. */
let opener: HTMLElement | undefined;
let callOff: (() => void) | undefined;

const notice = (): HTMLElement | null => document.querySelector('[data-consent]');

function standing(): string | undefined {
  const choice = currentChoice();
  return choice === 'refused' && signalsRefusal() ? 'signal' : choice;
}

/** Shows the notice if there is no answer or it was asked for, and applies the answer. */
function update(): void {
  const element = notice();
  if (element === null) return;
  const choice = currentChoice();
  if (choice === undefined || opener !== undefined) fill(element);
  element.hidden = choice !== undefined && opener === undefined;
  for (const line of element.querySelectorAll<HTMLElement>('[data-consent-standing]')) {
    line.hidden = line.dataset.consentStanding !== standing();
  }
  callOff?.();
  callOff = applyChoice(choice, element.dataset.consent ?? '');
}

/** Hides the notice, and moves the focus back to the button that opened it. */
function close(): void {
  const back = opener;
  opener = undefined;
  update();
  back?.focus({preventScroll: true});
}

/** The notice that asks before the tag manager is loaded, and 'Cookie choices' in the footer. */
export default {
  marks: ['data-consent-answer', 'data-cookie-choices'],
  start() {
    onChoice(update);
    onMarked('click', 'data-consent-answer', ({dataset}) => {
      choose(dataset.consentAnswer === 'accepted' ? 'accepted' : 'refused');
      close();
    });
    onMarked('click', 'data-cookie-choices', (button) => {
      opener = button;
      update();
      notice()?.focus();
    });
    document.addEventListener('keydown', ({key}) => {
      // Escape closes a dialog that was opened since.
      if (key === 'Escape' && opener !== undefined && notice()?.contains(document.activeElement) === true) close();
    });
  },
  onPage: update,
} satisfies Behavior;
