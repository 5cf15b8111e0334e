import {useRef, useState, type ReactNode} from 'react';
import {tools, type ToolName} from '@site/src/content/tools';
import type {VerdictProps} from '../Verdict';
import {Part} from './Part.client';
import text from '@site/src/ui/text.module.css';
import styles from './styles.module.css';
import {SmallButton} from '../SmallButton/SmallButton.client';
import {pictureOf} from './picture.client';

type ActionsProps = {readonly address: string} & Required<
  Pick<FrameProps, 'report' | 'reportIs' | 'isDrawn' | 'onReset'>
>;

/** What can be done with an answer: copied as text, link or picture, printed, or begun again. */
function Actions({address, report, reportIs, isDrawn, onReset}: ActionsProps) {
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
    <div className={styles.actions} ref={row} data-print="hide" data-needs-script>
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
      <span role="status" className={text.caption}>
        {said}
      </span>
    </div>
  );
}

export interface FrameProps {
  readonly name: ToolName;
  /** What the fields hold, as the query of an address. */
  readonly query: string;
  /** Whether the tool stands in another page. */
  readonly embedded: boolean;
  /** Without them the children are `Part`s, each with fields of its own. */
  readonly fields?: ReactNode;
  readonly verdict?: VerdictProps;
  /** The answer in plain words, for a report; undefined while there is none. */
  readonly report: string | undefined;
  /** What the report is written as. */
  readonly reportIs?: 'text' | 'Markdown';
  /** Whether the answer has a drawing, which can be copied. */
  readonly isDrawn?: boolean;
  readonly onReset: () => void;
  /** What else the answer is. */
  readonly children: ReactNode;
}

/** A tool: its fields, its answer, and what can be done with that. */
export function Frame({
  name,
  query,
  embedded,
  fields,
  verdict,
  report,
  reportIs = 'text',
  isDrawn = true,
  onReset,
  children,
}: FrameProps) {
  const {path, title} = tools[name];
  return (
    <section className={styles.tool} aria-label={title} data-embedded={embedded}>
      {fields === undefined ? (
        children
      ) : (
        <Part label={`Numbers: ${title}`} fields={fields} {...(verdict && {verdict})}>
          {children}
        </Part>
      )}
      {embedded ? (
        <p className={styles.own}>
          <a href={`${path}${query}`}>Open “{title}” with these numbers</a>
        </p>
      ) : (
        <Actions address={`${path}${query}`} report={report} reportIs={reportIs} isDrawn={isDrawn} onReset={onReset} />
      )}
    </section>
  );
}
