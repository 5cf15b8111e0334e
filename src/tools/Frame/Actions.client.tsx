import {useRef, useState, type ReactNode} from 'react';
import {SmallButton} from '../SmallButton/SmallButton.client';
import {pictureOf} from './picture.client';
import styles from './Actions.module.css';

export interface ActionsProps {
  /** The address of the tool with what its fields hold. */
  readonly address: string;
  readonly report: string | undefined;
  readonly reportIs: 'text' | 'Markdown';
  readonly isDrawn: boolean;
  readonly onReset: () => void;
}

/** What can be done with an answer: copied as text, link or picture, printed, or begun again. */
export function Actions({address, report, reportIs, isDrawn, onReset}: ActionsProps): ReactNode {
  const row = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const say = (done: Promise<string>): void => {
    setSaid('');
    done.then(setSaid, () => setSaid('Your browser did not allow that.'));
  };
  const copy = async (text: string, what: string): Promise<string> => {
    await navigator.clipboard.writeText(text);
    return `${what} copied.`;
  };
  const copyPicture = async (): Promise<string> => {
    const drawing = row.current?.parentElement?.querySelector('svg[role="img"]');
    if (!(drawing instanceof SVGSVGElement)) return 'There is nothing drawn to copy yet.';
    await navigator.clipboard.write([new ClipboardItem({'image/png': pictureOf(drawing)})]);
    return 'Picture copied.';
  };
  return (
    <div className={styles.actions} ref={row} data-print="hide">
      <SmallButton
        disabled={report === undefined}
        onClick={() => say(copy(report ?? '', reportIs === 'text' ? 'Text' : reportIs))}
      >
        Copy as {reportIs}
      </SmallButton>
      <SmallButton onClick={() => say(copy(new URL(address, window.location.href).href, 'Link'))}>
        Copy link
      </SmallButton>
      {isDrawn && <SmallButton onClick={() => say(copyPicture())}>Copy picture</SmallButton>}
      <SmallButton onClick={() => window.print()}>Print</SmallButton>
      <SmallButton onClick={onReset}>Start over</SmallButton>
      <span role="status" className={styles.said}>
        {said}
      </span>
    </div>
  );
}
