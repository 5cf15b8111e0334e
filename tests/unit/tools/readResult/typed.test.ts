import {splitParts} from '@site/src/tools/readResult/fields';
import {readTheSame} from '@site/tests/support/typedTexts';

readTheSame([['a split', '90/10', splitParts]]);
