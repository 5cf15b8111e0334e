import {useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject} from 'react';
import type {Answer} from './answers';
import {caretIn, putCaret, type Caret} from './caret';
import {draftAnswers, moveIntoMessage} from './draft';
import {fillIn, fillNew, formRoot} from './fields';

/**
 * Carries what was typed, and the caret, into whatever form takes the place of
 * another, and into a form that is drawn again.
 *
 * @param place what holds the fields that can be typed into now.
 * @param subscribe calls back before a form makes way.
 */
export function useCarriedAnswers(
  place: RefObject<HTMLElement | null> | undefined,
  area: RefObject<HTMLElement | null>,
  subscribe: (listener: () => void) => () => void,
) {
  const [unplaced, setUnplaced] = useState<readonly Answer[]>([]);
  const caret = useRef<Caret | undefined>(undefined);

  const onTyped = useCallback(() => {
    // Browsers tell of a change once more when its field is taken away, and the focus with it.
    caret.current = (area.current === null ? undefined : caretIn(area.current)) ?? caret.current;
  }, [area]);

  useEffect(
    () =>
      subscribe(() => {
        caret.current = area.current === null ? undefined : caretIn(area.current);
      }),
    [subscribe, area],
  );

  useLayoutEffect(() => {
    const node = place?.current ?? undefined;
    if (node === undefined) return;
    const leftover = fillIn(formRoot(node), draftAnswers());
    if (leftover.message) moveIntoMessage(leftover.moved, leftover.message);
    setUnplaced(leftover.unplaced);
    if (caret.current) putCaret(node, caret.current, leftover.moved);
    caret.current = undefined;
  }, [place]);

  const onRedrawn = useCallback(() => {
    const node = place?.current ?? undefined;
    if (node === undefined) return;
    const placed = fillNew(formRoot(node), draftAnswers());
    setUnplaced((before) => (placed.length === 0 ? before : before.filter((answer) => !placed.includes(answer))));
    // The field that was typed into has been replaced, and the focus with it.
    if (caret.current?.field.isConnected === false) putCaret(node, caret.current, []);
  }, [place]);

  return {
    /** What the form of the provider has no field for. */
    unplaced,
    /** Call it when fields have come or gone. */
    onRedrawn,
    /** Call it when something was typed. */
    onTyped,
  };
}
