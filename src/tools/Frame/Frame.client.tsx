import type {ReactNode} from 'react';
import {tools, type ToolName} from '@site/src/content/tools';
import type {VerdictProps} from '../Verdict';
import {Actions} from './Actions.client';
import {Part} from './Part.client';
import styles from './styles.module.css';

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
}: FrameProps): ReactNode {
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
