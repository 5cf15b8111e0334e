import type {ReactNode} from 'react';
import {Button} from '@site/src/ui/Button';
import {SiteLink} from '@site/src/ui/SiteLink';
import {offerMessage} from '../words';
import {opensDialog} from '@site/src/ui/Dialog/opensDialog';
import {tierRates} from '@site/src/content/plans';
import {messageHref} from '@site/src/lead/message';
import {useSettings} from '@site/src/lib/settings/useSettings';
import styles from './styles.module.css';

/** How to get a quote, as a slip; each plan’s card says its own price. */
export function OpenPoints(): ReactNode {
  const {contactEmail} = useSettings();
  return (
    <div className={styles.slip}>
      <h2 className={styles.heading}>What will it cost after the trial?</h2>
      <p>
        You can get a quote today. Tell us your plan, and your unique monthly visitors on pages where Tailor is active.
      </p>
      <p className={styles.rates}>
        Traffic tier rates: <span>{tierRates}</span>
      </p>
      <div className={styles.ways}>
        <Button {...opensDialog('lead', 'quote')}>Ask for a quote</Button>
        <SiteLink className={styles.email} to={messageHref(contactEmail, offerMessage, [])} target="_self">
          Ask by email
        </SiteLink>
      </div>
    </div>
  );
}
