import {useEffect, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useHistory} from '@docusaurus/router';
import {inAppAddress} from '@site/src/lib/inAppAddress';
import {isPlainClick} from '@site/src/lib/isPlainClick';
import {CopyCode} from './CopyCode';
import {postText} from './postText';

/**
 * The text of an article as the HTML of its page: it brings no code. Links stay
 * in the app, and blocks of code get their button.
 */
export function StaticBody({html}: {html: string}): ReactNode {
  const history = useHistory();
  const text = useRef<HTMLDivElement>(null);
  const [bars, setBars] = useState<readonly Element[]>([]);

  useEffect(() => {
    const root = text.current;
    if (root === null) return undefined;
    setBars([...root.querySelectorAll('.code-bar')]);
    const follow = (event: MouseEvent): void => {
      const address = isPlainClick(event) ? inAppAddress(event.target) : undefined;
      if (address === undefined) return;
      event.preventDefault();
      history.push(address);
    };
    root.addEventListener('click', follow);
    return () => root.removeEventListener('click', follow);
  }, [history]);

  return (
    <>
      <div {...postText} ref={text} suppressHydrationWarning dangerouslySetInnerHTML={{__html: html}} />
      {bars.map((bar, index) => createPortal(<CopyCode bar={bar} />, bar, String(index)))}
    </>
  );
}
