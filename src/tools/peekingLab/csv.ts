import {simulatedTests} from './defaults';
import type {ExactShares, SimulatedShares} from './lab';
import {ruleNames} from './rules';

const columns = ['rule', 'look', 'limit', 'exact', 'simulated', 'difference', 'looks', 'alpha', 'seed', 'tests'];

/** The simulation as a file of comma-separated values, a row for each rule and look: RFC 4180. */
export function labCsv({looks, alpha, limits, shares}: ExactShares, simulated: SimulatedShares): string {
  const rows = ruleNames.flatMap((rule) =>
    limits[rule].map((limit, index) => {
      const [exact, counted] = [shares[rule][index] ?? 0, simulated.shares[rule][index] ?? 0];
      const values = [limit, exact, counted, counted - exact].map((value) => value.toFixed(6));
      return [rule, index + 1, ...values, looks, alpha, simulated.seed, simulatedTests];
    }),
  );
  return [columns, ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}

/** What the file is called. */
export const labCsvName = ({looks}: ExactShares, {seed}: SimulatedShares): string =>
  `peeking-lab-${looks}-looks-seed-${seed}.csv`;
