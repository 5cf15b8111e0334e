import {positionOf} from '../elementPosition';
import type {ReloadPurpose} from '../reloadOnce';

/** What a page that is reloaded for an island's code is to do again: its dialog is opened, or the act done. */
export function purposeOf(island: HTMLElement, target: EventTarget | null | undefined): ReloadPurpose | undefined {
  const {dialog} = island.closest<HTMLElement>('dialog[open]')?.dataset ?? {};
  if (dialog !== undefined) return {dialog};
  const act =
    target instanceof Element ? positionOf(document.body, target.closest('button, label') ?? target) : undefined;
  return act && {act};
}
