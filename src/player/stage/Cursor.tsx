import {useLayoutEffect, useRef, type ReactNode, type RefObject} from 'react';
import {MousePointer2} from 'lucide-react';
import type {Target, View} from '../scenes';
import styles from './stage.module.css';

interface CursorProps {
  readonly stage: RefObject<HTMLDivElement | null>;
  /** The value of `data-target` on the part it points at; without one the cursor is away. */
  readonly target: Target | undefined;
  /** The state drawn: when it changes, the part may have moved. */
  readonly view: View;
}

/** The pointer of the walk-through. It travels to its target by measuring where the layout put it. */
export function Cursor({stage, target, view}: CursorProps): ReactNode {
  const cursor = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const area = stage.current;
    if (area === null || target === undefined) return;
    function point(): void {
      const part = area?.querySelector(`[data-target="${target}"]`)?.getBoundingClientRect();
      const origin = area?.getBoundingClientRect();
      if (part === undefined || origin === undefined) return;
      const x = part.left - origin.left + Math.min(part.width * 0.6, part.width - 8);
      const y = part.top - origin.top + part.height * 0.6;
      cursor.current?.style.setProperty('translate', `${x}px ${y}px`);
    }
    point();
    const resizes = new ResizeObserver(point);
    resizes.observe(area);
    return () => resizes.disconnect();
  }, [stage, target, view]);

  return (
    <div ref={cursor} className={styles.cursor} data-shown={target !== undefined}>
      <MousePointer2 aria-hidden="true" />
    </div>
  );
}
