import {valueHints} from '@site/src/tools/campaignAddresses/buildWords';
import {catchReason, judgmentWords} from '@site/src/tools/campaignAddresses/matchWords';
import {unsaid} from '../../../support/unsaid';

test('judgments, reasons and hints say what they stand for', () => {
  const kinds = ['missing', 'valueless', 'repeated', 'unreadable'] as const;
  const unsaidOf = [
    unsaid(judgmentWords)`
     caught: ^caught$, notCaught: not caught, asWanted: wanted, missed: missed, byMistake: mistake, unsure: check`,
    unsaid(Object.fromEntries(kinds.map((kind) => [kind, catchReason({kind}, 'utm_term')])))`
     missing: no utm_term, valueless: utm_term is empty, repeated: utm_term more than once, unreadable: a URL`,
    unsaid(valueHints)`source: where, medium: kind, campaign: what it is for, term: keyword, content: which`,
  ];
  expect(unsaidOf.flat()).toEqual([]);
});
