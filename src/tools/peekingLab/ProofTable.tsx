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
      <table className={styles.table}>
        <caption className={styles.caption}>Two ways to the same share, after {looksLabel(exact.looks)}</caption>
        <thead>
          <tr>
            <th scope="col">Rule</th>
            <th scope="col">Exact</th>
            <th scope="col">Simulated</th>
            <th scope="col">Off by</th>
          </tr>
        </thead>
        <tbody>
          {ruleNames.map((rule) => {
            const share = atEnd(exact.shares[rule]);
            const counted = simulated && atEnd(simulated.shares[rule]);
            return (
              <tr key={rule}>
                <th scope="row">{ruleTitles[rule]}</th>
                <td>{share.toFixed(5)}</td>
                <td>{counted?.toFixed(5) ?? '–'}</td>
                <td>{counted === undefined ? '–' : signed(counted - share)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
