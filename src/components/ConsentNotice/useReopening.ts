import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';

export interface Reopening {
  /** Whether the visitor has asked for the notice. */
  readonly isReopened: boolean;
  /** Takes the notice away, as Escape within it does, and puts the focus back on the button that opened it. */
  readonly close: () => void;
}

/** Has the button in the footer open the notice, and leads the focus there. */
export function useReopening(notice: RefObject<HTMLElement | null>): Reopening {
  const [isReopened, setIsReopened] = useState(false);
  const opener = useRef<HTMLElement>(null);

  useEffect(() => {
    const open = ({target}: MouseEvent): void => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-cookie-choices]') : null;
      if (button === null) return;
      opener.current = button;
      setIsReopened(true);
      // Where it is there already, this is all that happens.
      notice.current?.focus();
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, [notice]);

  const close = useCallback(() => {
    setIsReopened(false);
    opener.current?.focus({preventScroll: true});
    opener.current = null;
  }, []);

  useEffect(() => {
    if (!isReopened) return undefined;
    notice.current?.focus();
    const closeOnEscape = ({key}: KeyboardEvent): void => {
      // A dialog that was opened since has an Escape of its own.
      if (key === 'Escape' && notice.current?.contains(document.activeElement)) close();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isReopened, notice, close]);

  return {isReopened, close};
}
