import {readResultDefaults} from '@site/src/tools/readResult/defaults';
import {readFields, splitParts} from '@site/src/tools/readResult/fields';
import {takeWhatIsAsked} from '@site/tests/support/refusals';
import {readTheSame} from '@site/tests/support/typedTexts';

readTheSame([['a split', '90/10', splitParts]]);

takeWhatIsAsked([
  ['split', (split, spelling) => readFields({...readResultDefaults, split}, spelling).splitProblem],
  ['planned', (planned, spelling) => readFields({...readResultDefaults, planned}, spelling).plannedProblem],
]);
