import type {ReactNode} from 'react';
import {opensDialog} from '@site/src/dialogs/opensDialog';
import {Button, ButtonLink, type ButtonKind} from '../Button';
import {Section, type SectionTone} from '../Section';
import styles from './styles.module.css';

export interface NextStepProps {
  title: string;
  text: string;
  /** A second way on, beside the button that opens the trial form. */
  link?: {to: string; label: string};
  /** The main button's words. */
  label?: string;
  tone?: SectionTone;
  /** Told which of the two was clicked: the button is primary, the link secondary. */
  onChoose?: (choice: ButtonKind) => void;
}

/** The end of a page: one thing to do next, and perhaps one to read. */
export function NextStep({
  title,
  text,
  link,
  label = 'Try it on your site',
  tone = 'paper',
  onChoose,
}: NextStepProps): ReactNode {
  return (
    <Section tone={tone} seam={tone === 'paper'}>
      <div className={styles.next}>
        <div className={styles.words}>
          <h2>{title}</h2>
          <p className={styles.text}>{text}</p>
        </div>
        <div className={styles.actions}>
          <Button {...opensDialog('lead')} onClick={() => onChoose?.('primary')}>
            {label}
          </Button>
          {link !== undefined && (
            <ButtonLink kind="secondary" to={link.to} onClick={() => onChoose?.('secondary')}>
              {link.label}
            </ButtonLink>
          )}
        </div>
      </div>
    </Section>
  );
}
