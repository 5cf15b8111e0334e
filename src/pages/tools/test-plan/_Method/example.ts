import {obrienFlemingLimits, pocockLimits} from '@site/src/lib/statistics/looks';
import {visitorsFactor} from '@site/src/lib/statistics/looksPower';
import {rateText} from '@site/src/tools/sampleSize/numberTexts';
import {planDocument} from '@site/src/tools/testPlan/document';
import {exampleTexts} from '@site/src/tools/testPlan/exampleTexts';
import {markdownOf} from '@site/src/tools/testPlan/markdown';
import {readTestPlan} from '@site/src/tools/testPlan/read';

const {outcome} = readTestPlan(exampleTexts);
if (outcome === undefined) throw new Error('The worked example of the test plan has no answer.');

/** The plan that the empty fields suggest. */
export const examplePlan = markdownOf(planDocument(outcome));

const looks = 5;
const more = (limits: readonly number[]): string => rateText(Number((visitorsFactor(limits) - 1).toFixed(3)));

/** What weekly looks cost, with the site’s confidence and power. */
export const cost = {
  looks: 'five',
  pocock: more(pocockLimits(looks)),
  obrienFleming: more(obrienFlemingLimits(looks)),
} as const;
