import clsx from 'clsx';
import {reportsClick} from '@site/src/lib/analytics/reportsClick';
import {opensDialog} from '../Dialog/opensDialog';
import {Button, ButtonLink} from '../Button';
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
  /** Beside words and actions, where there is room for it. */
  picture?: {src: string; width: number; height: number};
  /** The page's path, where clicks on both are reported to the page-analytics tag. */
  reportedPage?: string | undefined;
}

/** The end of a page: one thing to do next, and perhaps one to read. */
export function NextStep({
  title,
  text,
  link,
  label = 'Try it on your site',
  tone = 'paper',
  picture,
  reportedPage,
}: NextStepProps) {
  return (
    <Section tone={tone} seam={tone === 'paper'} className={styles.end}>
      <div className={styles.next}>
        <div className={styles.words}>
          <h2>{title}</h2>
          <p className={styles.text}>{text}</p>
        </div>
        {picture !== undefined && <img className={styles.picture} {...picture} alt="" loading="lazy" />}
        <div className={clsx(styles.actions, tone === 'denim' && styles.onDenim)}>
          <Button
            {...opensDialog('lead')}
            {...(reportedPage !== undefined && reportsClick(reportedPage, 'footer-primary'))}
          >
            {label}
          </Button>
          {link !== undefined && (
            <ButtonLink
              kind="secondary"
              to={link.to}
              {...(reportedPage !== undefined && reportsClick(reportedPage, 'footer-secondary'))}
            >
              {link.label}
            </ButtonLink>
          )}
        </div>
      </div>
    </Section>
  );
}
