import type {ReactNode} from 'react';
import {Button} from '@site/src/ui/Button';
import {Section} from '@site/src/ui/Section';
import {SiteLink} from '@site/src/ui/SiteLink';
import {offerMessage} from '../words';
import {opensDialog} from '@site/src/ui/Dialog/opensDialog';
import {messageHref} from '@site/src/lead/message';
import {areRatesOpen} from '@site/src/lib/pricing/tierLines';
import type {PriceSheet} from '@site/src/lib/pricing/sheet';
import {useSettings} from '@site/src/lib/settings/useSettings';
import styles from './styles.module.css';

/** How to get a quote while prices are open; each plan’s card says its own. */
export function OpenPoints({sheet}: {sheet: PriceSheet}): ReactNode {
  const {contactEmail} = useSettings();
  return (
    <Section tone="sunken" rhythm="tight">
      <div className={styles.offer}>
        <div className={styles.words}>
          <h2 className={styles.heading}>What will it cost after the trial?</h2>
          <p>You can get a quote today. Tell us two things: your plan and your unique monthly visitors.</p>
          {areRatesOpen(sheet) && (
            <p className={styles.rates}>
              Traffic tier rates: <span>TBD</span>
            </p>
          )}
        </div>
        <div className={styles.ways}>
          <Button kind="secondary" {...opensDialog('lead')}>
            Ask for a quote
          </Button>
          <SiteLink className={styles.email} to={messageHref(contactEmail, offerMessage, [])} target="_self">
            Ask by email
          </SiteLink>
        </div>
      </div>
    </Section>
  );
}
