import clsx from 'clsx';
import {planTerms, sharedFeatures} from '../words';
import {trialDays} from '@site/src/content/claims';
import {opensDialog} from '@site/src/ui/Dialog/opensDialog';
import {plans, type Plan} from '@site/src/content/plans';
import {Button} from '../../../ui/Button';
import {CheckList} from '../../../ui/CheckList';
import denim from '@site/src/ui/denim.module.css';
import styles from './styles.module.css';

/** What a plan costs: at first nothing, which is certain, then a figure once it is set. */
function Price({price}: Pick<Plan, 'price'>) {
  const isSet = price.startsWith('$');
  return (
    <div className={styles.price}>
      <p>
        <span className={styles.start}>{trialDays} days free</span>
        After that: <strong className={clsx(isSet && styles.figure)}>{price}</strong>
      </p>
      {isSet && <p>a month, on the first traffic tier</p>}
    </div>
  );
}

const limits = [
  ['Audience segments', 'audienceSegments'],
  ['Team members', 'teamMembers'],
  ['Traffic', 'traffic'],
] as const;

/** The plans and what all of them have; the popular one is of denim and has a label. */
export function PlanCards() {
  return (
    <ul className={styles.plans}>
      {plans.map((plan) => (
        <li key={plan.name} className={clsx(styles.plan, plan.popular && [denim.ground, styles.popular])}>
          <div className={styles.head}>
            <h2 className={styles.name}>{plan.name}</h2>
            {plan.popular && <p className={styles.label}>Most Popular</p>}
          </div>
          <p>{plan.description}</p>
          <Price price={plan.price} />
          <dl className={styles.limits}>
            {limits.map(([name, limit]) => (
              <div key={limit} className={styles.limit}>
                <dt>{name}</dt>
                <dd className={styles.value}>{plan[limit]}</dd>
              </div>
            ))}
          </dl>
          <Button
            className={styles.cta}
            kind={plan.popular ? 'primary' : 'secondary'}
            {...opensDialog('lead', plan.name)}
          >
            {plan.cta}
          </Button>
        </li>
      ))}
      <li className={styles.shared}>
        <p className={styles.every}>In every plan</p>
        <CheckList items={sharedFeatures} />
      </li>
      <li className={styles.terms}>
        <dl className={styles.meanings}>
          {planTerms.map(({term, meaning}) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </li>
    </ul>
  );
}
