import {useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject} from 'react';
import type {Answer} from './answers';
import {draftAnswers} from './draft';
import {caretIn, fillIn, formRoot, hasFields, putCaret, type Caret} from './fields';

/**
 * Carries what was typed, and the caret, into whatever form takes the place of
 * another.
 *
 * @param place what holds the fields that can be typed into now.
 * @param subscribe calls back before a form makes way.
 */
export function useCarriedAnswers(
  place: RefObject<HTMLElement | null> | undefined,
  area: RefObject<HTMLElement | null>,
  subscribe: (listener: () => void) => () => void,
): {
  /** What the form of the provider has no field for. */
  readonly unplaced: readonly Answer[];
  /** Fills in fields that have come since. */
  readonly refill: () => void;
} {
  const [unplaced, setUnplaced] = useState<readonly Answer[]>([]);
  const caret = useRef<Caret | undefined>(undefined);

  useEffect(
    () =>
      subscribe(() => {
        caret.current = area.current === null ? undefined : caretIn(area.current);
      }),
    [area, subscribe],
  );

  useLayoutEffect(() => {
    const node = place?.current ?? undefined;
    if (node === undefined) return;
    setUnplaced(fillIn(formRoot(node), draftAnswers(), true));
    if (caret.current) putCaret(node, caret.current);
    caret.current = undefined;
  }, [place]);

  const refill = useCallback(() => {
    const root = place?.current ? formRoot(place.current) : undefined;
    // What stands in the place of a form that was sent has no fields.
    if (root && hasFields(root)) setUnplaced(fillIn(root, draftAnswers(), false));
  }, [place]);

  return {unplaced, refill};
}
