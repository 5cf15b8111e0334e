import {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {recoverFromMissingCode} from '@site/src/dialogs/missingCode';
import {afterFirstAction} from '@site/src/lib/afterFirstAction';
import {noteEarlyActions} from '@site/src/lib/earlyActions';
import {elementAt, positionOf, type Position} from '@site/src/lib/elementPosition';
import {whenNear} from '@site/src/lib/whenNear';

export interface DeferredProps {
  /** The content's component in the build, which writes it into the HTML; undefined in the browser. */
  rendered: ComponentType | undefined;
  load: () => Promise<ComponentType>;
  /** Loads at once instead of waiting for the reader to come near. */
  now?: boolean;
  /** Waits for the reader's first action as well: for a part that is near the first screen already. */
  patient?: boolean;
}

/**
 * A stretch of page that is complete HTML from the start and becomes
 * interactive when the reader comes near: its code is not part of the first
 * load. Focus stays where it is when the code takes over, and what was clicked,
 * typed or chosen before is done again. Where the code cannot be fetched the HTML stays,
 * and it is asked for again once the connection is back.
 */
export function Deferred({rendered, load, now = false, patient = false}: DeferredProps): ReactNode {
  const [Content, setContent] = useState<ComponentType | undefined>(() => rendered);
  const container = useRef<HTMLDivElement>(null);
  const focused = useRef<Position>(undefined);
  const repeat = useRef<(root: HTMLElement) => void>(undefined);

  useEffect(() => {
    const root = container.current;
    if (Content !== undefined || root === null) return undefined;
    let wanted = true;
    const early = noteEarlyActions(root);
    const start = (): void => {
      load().then(
        async (component) => {
          await early.released();
          if (!wanted) return;
          repeat.current = early.take();
          focused.current = positionOf(root, document.activeElement);
          // At once: an action between the note and the change would be neither noted nor heard.
          flushSync(() => setContent(() => component));
        },
        () => {
          if (!wanted) return;
          window.addEventListener('online', start, {once: true});
          void recoverFromMissingCode();
        },
      );
    };
    // Reached in-app there is no HTML to show meanwhile.
    let stop: (() => void) | undefined;
    if (now || root.childElementCount === 0) start();
    else if (!patient) stop = whenNear(root, start);
    else {
      stop = afterFirstAction(() => {
        stop = whenNear(root, start);
      });
    }
    return () => {
      wanted = false;
      early.stop();
      stop?.();
    };
  }, [Content, load, now, patient]);

  useEffect(() => {
    const root = container.current;
    if (Content === undefined || root === null) return;
    elementAt(root, focused.current)?.focus({preventScroll: true});
    repeat.current?.(root);
  }, [Content]);

  if (Content === undefined) {
    // An empty string leaves the server's HTML alone: React does not look inside.
    return <div ref={container} suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />;
  }
  return (
    <div ref={container}>
      <Content />
    </div>
  );
}
