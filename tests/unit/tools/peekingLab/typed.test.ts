import {peekingLabDefaults} from '@site/src/tools/peekingLab/defaults';
import {readPeekingLab} from '@site/src/tools/peekingLab/read';
import {refuseBeyondEnds, takeWhatIsAsked, type NumberField} from '../../../support/refusals';

const fields: readonly NumberField[] = [
  ['looks', (looks, spelling) => readPeekingLab({...peekingLabDefaults, looks}, spelling).looksProblem],
  ['seed', (seed, spelling) => readPeekingLab({...peekingLabDefaults, seed}, spelling).seedProblem],
];

takeWhatIsAsked(fields);
refuseBeyondEnds(fields);
