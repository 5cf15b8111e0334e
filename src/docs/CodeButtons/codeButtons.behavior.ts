import {onMarked, type Behavior} from '@site/src/browser/behavior';
import {codeWords as words} from './words';

/** How long the button says what it did, in milliseconds. */
const shown = 2000;

let timer = 0;
let takeBack = (): void => {};

const blockOf = (part: Element): Element | null => part.closest('[data-code-block]');

function say(button: HTMLElement, outcome: 'copied' | 'selected'): void {
  window.clearTimeout(timer);
  takeBack();
  const status = blockOf(button)?.querySelector('[role="status"]');
  const show = (message: string, isSeen: boolean, label: string): void => {
    if (status) {
      status.textContent = message;
      status.className = isSeen ? 'code-bar__status' : 'visually-hidden';
    }
    button.textContent = label;
  };
  show(words[outcome], outcome === 'selected', outcome === 'copied' ? words.copied : words.copy);
  takeBack = () => show('', false, words.copy);
  timer = window.setTimeout(takeBack, shown);
}

/** Puts the sample itself on the clipboard, without the line break that ends its last line on the page. */
async function copy(button: HTMLElement): Promise<void> {
  const code = blockOf(button)?.querySelector('code');
  if (!code) return;
  try {
    await navigator.clipboard.writeText(code.textContent.replace(/\n$/, ''));
    say(button, 'copied');
  } catch {
    // No clipboard, or no leave to write to it.
    window.getSelection()?.selectAllChildren(code);
    say(button, 'selected');
  }
}

const isWrapped = (button: HTMLElement): boolean => button.getAttribute('aria-pressed') === 'true';

/** Shows the button that wraps the lines where some are longer than the block, and where they are wrapped. */
function offerWrapping(pre: Element): void {
  const button = blockOf(pre)?.querySelector<HTMLElement>('[data-wrap-code]');
  if (button) button.hidden = !isWrapped(button) && pre.scrollWidth <= pre.clientWidth;
}

/** The buttons of code blocks. That lines are wrapped is the button's own state, which src/css/code.css follows. */
export default {
  marks: ['data-copy-code', 'data-wrap-code'],
  start() {
    onMarked('click', 'data-copy-code', (button) => void copy(button));
    onMarked('click', 'data-wrap-code', (button) => {
      button.setAttribute('aria-pressed', String(!isWrapped(button)));
    });
  },
  onPage() {
    // A moment later: WebKit reports an error where what is observed changes while it is told of.
    const sizes = new ResizeObserver((entries) =>
      setTimeout(() => entries.forEach(({target}) => offerWrapping(target))),
    );
    for (const pre of document.querySelectorAll('[data-code-block] pre')) sizes.observe(pre);
  },
} satisfies Behavior;
