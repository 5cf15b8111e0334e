import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {Field} from '@site/src/ui/Field';
import {countProblems} from '@site/src/content/countProblems';
import {estimateWords} from './words';
import {parseCount} from '@site/src/lib/experiment/counts';
import {estimate} from '@site/src/lib/pricing/estimate';
import {tierLines, wholeNumber} from '@site/src/lib/pricing/tierLines';
import {lastPosition, positionOf, positionsPerTier, visitorsAt} from '@site/src/lib/pricing/scale';
import type {PriceSheet} from '@site/src/lib/pricing/sheet';
import {TierTable} from './TierTable';
import styles from './styles.module.css';

/** Visitors a month, by slider or number; the line of their tier is framed in the table of prices. */
export default function TierEstimator({sheet}: {sheet: PriceSheet}): ReactNode {
  const {plans, tiers} = sheet;
  const [position, setPosition] = useState(positionsPerTier / 2);
  const [text, setText] = useState(() => wholeNumber.format(visitorsAt(tiers, position)));
  const parsed = parseCount(text);
  const problem = typeof parsed === 'string' ? countProblems[parsed] : undefined;
  const result = typeof parsed === 'number' ? estimate(sheet, parsed) : undefined;

  return (
    <div className={styles.estimator}>
      <form className={styles.form} aria-label="Estimate" noValidate onSubmit={(event) => event.preventDefault()}>
        <Field label="Unique visitors a month on your tailored pages" problem={problem}>
          {({className, ...control}) => (
            <input
              className={clsx(className, styles.number)}
              {...control}
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
              value={text}
              onChange={({target: {value}}) => {
                setText(value);
                const visitors = parseCount(value);
                if (typeof visitors === 'number') setPosition(positionOf(tiers, visitors));
              }}
            />
          )}
        </Field>
        <div className={styles.slider}>
          <input
            type="range"
            className={styles.range}
            aria-label="Visitors a month"
            aria-valuetext={typeof parsed === 'number' ? `${wholeNumber.format(parsed)} visitors` : problem}
            max={lastPosition(tiers)}
            value={position}
            onChange={({currentTarget: {valueAsNumber}}) => {
              setPosition(valueAsNumber);
              setText(wholeNumber.format(visitorsAt(tiers, valueAsNumber)));
            }}
          />
          <div className={styles.tiers} aria-hidden="true">
            {tiers.map(({to}) => (
              <span key={to} className={styles.tier}>
                {wholeNumber.format(to)}
              </span>
            ))}
          </div>
        </div>
        <p className={styles.result} role="status">
          {typeof parsed === 'number' && result !== undefined
            ? estimateWords(sheet, parsed, result)
            : 'Nothing to estimate yet.'}
        </p>
      </form>
      <TierTable
        label="Price of each plan by visitors a month"
        corner="Visitors a month"
        plans={plans}
        lines={tierLines(sheet)}
        current={result?.kind === 'tier' ? result.index : undefined}
      />
    </div>
  );
}
