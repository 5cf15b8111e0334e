import {positionOf, type Position} from '../elementPosition';

/** The position of the control that was clicked, to click it again after a reload. */
export function clickedControl(target: EventTarget | null | undefined): Position | undefined {
  return target instanceof Element ? positionOf(document.body, target.closest('button, label') ?? target) : undefined;
}
