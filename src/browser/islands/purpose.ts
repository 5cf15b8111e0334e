import {positionOf} from '../elementPosition';
import type {ReloadPurpose} from '../reloadOnce';

/** What to repeat after a reload for an island's code: open its dialog, or repeat the act. */
export function purposeOf(island: HTMLElement, target: EventTarget | null | undefined): ReloadPurpose | undefined {
  const {dialog} = island.closest<HTMLElement>('dialog[open]')?.dataset ?? {};
  if (dialog !== undefined) return {dialog};
  const act =
    target instanceof Element ? positionOf(document.body, target.closest('button, label') ?? target) : undefined;
  return act && {act};
}
