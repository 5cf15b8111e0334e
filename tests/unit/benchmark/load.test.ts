import {loadedPages} from '../../benchmark/load/pages';
import {loadProblems, loadTable, rate} from '../../benchmark/load/report';
import {readResult, wrkScript} from '../../benchmark/load/wrk';

const result = {requests: 20_000, duration: 10_000_000, errors: 0, median: 800, percentile99: 2_500};

test('the result is read from between the lines of wrk', () => {
  const output = `Running 10s test\n  20000 requests in 10.00s\nload-result ${JSON.stringify(result)}\n`;
  expect(readResult(output)).toEqual(result);
  expect(rate(result)).toBe(2000);
});

test('output without a result, or with half of one, is an error that shows it', () => {
  expect(() => readResult('unable to connect')).toThrow(/no result[\s\S]*unable to connect/);
  expect(() => readResult('load-result {"requests": 3}')).toThrow('no result');
});

test('twenty pages are asked for, and a path that could end the string in the script is refused', () => {
  expect(new Set(loadedPages).size).toBe(20);
  expect(wrkScript(loadedPages)).toContain('"/docs/ab-testing"');
  expect(() => wrkScript(['/a", os.exit() --'])).toThrow('no plain path');
});

test('one failed request is a problem, and so is a run that measured next to nothing', () => {
  expect(loadProblems([{engine: 'nginx', result}])).toEqual([]);
  expect(loadProblems([{engine: 'nginx', result: {...result, errors: 1}}])).toEqual([
    'nginx: 1 of 20000 requests failed.',
  ]);
  expect(loadProblems([{engine: 'nginx', result: {...result, requests: 12}}])).toHaveLength(1);
});

test('the table has rates in whole requests and times in milliseconds', () => {
  expect(loadTable([{engine: 'nginx', result}])).toContain('| nginx | 20,000 | 0 | 2,000 | 0.8 ms | 2.5 ms |');
});
