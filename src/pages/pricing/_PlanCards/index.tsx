import type {ReactNode} from 'react';
import clsx from 'clsx';
import {priceNote, sharedFeatures} from '../words';
import {opensDialog} from '@site/src/ui/Dialog/opensDialog';
import {planFeatures} from '@site/src/lib/pricing/planLines';
import {priceText, type PriceSheet} from '@site/src/lib/pricing/sheet';
import {Button} from '../../../ui/Button';
import {CheckList} from '../../../ui/CheckList';
import styles from './styles.module.css';

/** The plans as swing tags on their threads; the popular one stands out by its colour and its label. */
export function PlanCards({sheet: {plans, tiers}}: {sheet: PriceSheet}): ReactNode {
  return (
    <ul className={styles.plans}>
      {plans.map((plan) => (
        <li key={plan.name} className={clsx(styles.plan, plan.popular && styles.popular)}>
          <div className={styles.head}>
            <h2 className={styles.name}>{plan.name}</h2>
            {plan.popular && <p className={styles.label}>Most Popular</p>}
          </div>
          <div>
            <p className={styles.price}>
              {plan.price.state === 'set' ? (
                <strong className={styles.figure}>{priceText(plan.price)}</strong>
              ) : (
                <>
                  Price: <strong>{priceText(plan.price)}</strong>
                </>
              )}
            </p>
            <p className={styles.note}>{priceNote(plan.price, tiers.length > 0)}</p>
          </div>
          <p>{plan.description}</p>
          <p className={styles.traffic}>{plan.traffic}</p>
          <CheckList items={planFeatures(plan, sharedFeatures)} />
          <Button className={styles.cta} kind={plan.popular ? 'primary' : 'secondary'} {...opensDialog('lead')}>
            {plan.cta}
          </Button>
        </li>
      ))}
    </ul>
  );
}
