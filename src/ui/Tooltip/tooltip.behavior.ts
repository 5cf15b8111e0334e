import {marked, type Behavior} from '@site/src/browser/behavior';
import styles from './styles.module.css';

/** Milliseconds that the pointer rests before a tooltip opens. */
const openDelay = 700;
/** Milliseconds after a tooltip in which the next one opens at once. */
const skipDelay = 300;
/** Pixels between a tooltip and what it describes, and between it and the window's edges. */
const gap = 8;
const margin = 16;

let open: {readonly control: HTMLElement; readonly tooltip: HTMLElement; readonly top: number} | undefined;
let waiting: {readonly control: HTMLElement; readonly timer: number} | undefined;
let closedAt = -Infinity;

function place(tooltip: HTMLElement, control: HTMLElement): void {
  const {left, top, bottom} = control.getBoundingClientRect();
  const {width, height} = tooltip.getBoundingClientRect();
  const above = top - gap - height;
  tooltip.style.left = `${Math.max(margin, Math.min(left, window.innerWidth - margin - width))}px`;
  tooltip.style.top = `${above < margin ? bottom + gap : above}px`;
}

function callOff(): void {
  clearTimeout(waiting?.timer);
  waiting = undefined;
}

function close(): void {
  callOff();
  if (open === undefined) return;
  open.tooltip.remove();
  open = undefined;
  closedAt = Date.now();
}

function show(control: HTMLElement): void {
  if (control === open?.control) return;
  close();
  if (!control.isConnected) return;
  const tooltip = document.createElement('div');
  tooltip.className = styles.tooltip ?? '';
  tooltip.setAttribute('role', 'tooltip');
  tooltip.setAttribute('popover', 'manual');
  tooltip.textContent = control.getAttribute('aria-description');
  document.body.append(tooltip);
  tooltip.showPopover();
  place(tooltip, control);
  open = {control, tooltip, top: control.getBoundingClientRect().top};
}

const isPartOf = (part: EventTarget | null, whole: HTMLElement | undefined): boolean =>
  part instanceof Node && whole?.contains(part) === true;

function pointAt(event: PointerEvent): void {
  const control = marked(event, 'data-tooltip');
  if (event.pointerType === 'touch' || isPartOf(event.target, open?.tooltip)) return;
  if (control === undefined) {
    callOff();
    // What the keyboard opened stays until the pointer has been there.
    if (isPartOf(event.relatedTarget, open?.control) || isPartOf(event.relatedTarget, open?.tooltip)) close();
  } else if (open !== undefined || Date.now() - closedAt < skipDelay) {
    show(control);
  } else if (control !== waiting?.control) {
    callOff();
    waiting = {control, timer: window.setTimeout(() => show(control), openDelay)};
  }
}

/** Tooltips: on hover after a moment, at once on focus by keyboard, until the pointer or the focus leaves, a press, a scroll away, or Escape. */
export default {
  marks: [],
  touches: ['data-tooltip'],
  start() {
    document.addEventListener('pointerover', pointAt);
    document.addEventListener('focusin', (event) => {
      const control = marked(event, 'data-tooltip');
      if (control?.matches(':focus-visible')) show(control);
    });
    document.addEventListener('focusout', close);
    document.addEventListener('pointerdown', close);
    document.addEventListener(
      'scroll',
      () => {
        if (open === undefined) return;
        // The focus itself may have scrolled the page to what it describes.
        if (open.control === document.activeElement) place(open.tooltip, open.control);
        // Other parts of the page scroll too, and a scroll from before it opened is told of only now.
        else if (open.control.getBoundingClientRect().top !== open.top) close();
      },
      {capture: true, passive: true},
    );
    document.addEventListener('keydown', ({key}) => {
      if (key === 'Escape') close();
    });
    document.documentElement.addEventListener('pointerleave', close);
  },
  onPage: close,
} satisfies Behavior;
