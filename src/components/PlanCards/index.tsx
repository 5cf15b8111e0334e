import type {ReactNode} from 'react';
import clsx from 'clsx';
import {plans} from '@site/src/data/plans';
import {opensDialog} from '@site/src/dialogs';
import {Button} from '../Button';
import {CheckList} from '../CheckList';
import styles from './styles.module.css';

/** The three plans; the popular one stands out by its colour and its label. */
export function PlanCards(): ReactNode {
  return (
    <ul className={styles.plans}>
      {plans.map(({name, price, description, traffic, features, popular, cta}) => (
        <li key={name} className={clsx(styles.plan, popular && styles.popular)}>
          <h2 className={styles.name}>
            {name}
            {popular && <span className={styles.label}>Most Popular</span>}
          </h2>
          <p className={styles.price}>{typeof price === 'number' ? `$${price}` : price}</p>
          <p>{description}</p>
          <p className={styles.traffic}>{traffic}</p>
          <CheckList items={features} />
          <Button className={styles.cta} kind={popular ? 'primary' : 'secondary'} {...opensDialog('lead')}>
            {cta}
          </Button>
        </li>
      ))}
    </ul>
  );
}
