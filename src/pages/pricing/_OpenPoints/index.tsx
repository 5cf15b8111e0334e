import type {ReactNode} from 'react';
import {Button, ButtonLink} from '@site/src/ui/Button';
import {CheckList} from '@site/src/ui/CheckList';
import {Section} from '@site/src/ui/Section';
import {offerMessage, settledPoints} from '../words';
import {opensDialog} from '@site/src/ui/Dialog/opensDialog';
import {messageHref} from '@site/src/lead/message';
import {openPoints} from '@site/src/lib/pricing/planLines';
import type {PriceSheet} from '@site/src/lib/pricing/sheet';
import {useSettings} from '@site/src/lib/settings/useSettings';
import styles from './styles.module.css';

/** What a reader can rely on, what is TBD, and how to get a quote all the same. */
export function OpenPoints({sheet}: {sheet: PriceSheet}): ReactNode {
  const {contactEmail} = useSettings();
  const open = openPoints(sheet);
  return (
    <Section tone="sunken">
      <div className={styles.points}>
        <h2 className={styles.heading}>
          {open.length > 0 ? 'What is settled, and what is still open' : 'What is settled'}
        </h2>
        <div className={styles.settled}>
          <h3>Settled</h3>
          <CheckList items={settledPoints} />
        </div>
        <div className={styles.offer}>
          {open.length > 0 && (
            <>
              <h3>Still TBD</h3>
              <ul className={styles.open}>
                {open.map((point) => (
                  <li key={point} className={styles.point}>
                    <span className={styles.mark}>TBD</span>
                    <span>{point}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
          <p>You can get a quote today. Tell us two things: the plan, and your unique visitors a month.</p>
          <div className={styles.ways}>
            <Button kind="secondary" {...opensDialog('lead')}>
              Ask for a quote
            </Button>
            <ButtonLink kind="secondary" to={messageHref(contactEmail, offerMessage, [])} target="_self">
              Ask by email
            </ButtonLink>
          </div>
        </div>
      </div>
    </Section>
  );
}
