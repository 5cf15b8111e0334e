import {Table} from '@site/src/ui/Table';
import type {ExactShares, SimulatedShares} from './lab';
import styles from './ProofTable.module.css';
import {ruleNames, ruleTitles} from './rules';
import {atEnd, looksLabel} from './words';

export interface ProofTableProps {
  readonly exact: ExactShares;
  readonly simulated: SimulatedShares | undefined;
}

/** A difference of two shares, with its sign where it is not 0 as it is shown. */
function signed(difference: number): string {
  const size = Math.abs(difference).toFixed(5);
  if (Number(size) === 0) return size;
  return `${difference < 0 ? '−' : '+'}${size}`;
}

/** For each rule, the exact share beside the simulated one. */
export function ProofTable({exact, simulated}: ProofTableProps) {
  return (
    <div className={styles.scroll}>
      <Table
        className={styles.table}
        caption={`Two ways to the same share, after ${looksLabel(exact.looks)}`}
        columns={['Rule', 'Exact', 'Simulated', 'Off by']}
        cellLabels="none"
        isHeaded
        rows={ruleNames.map((rule) => {
          const share = atEnd(exact.shares[rule]);
          const counted = simulated && atEnd(simulated.shares[rule]);
          return [
            ruleTitles[rule],
            share.toFixed(5),
            counted?.toFixed(5) ?? '–',
            counted === undefined ? '–' : signed(counted - share),
          ];
        })}
      />
    </div>
  );
}
