import {plans, type Plan} from '@site/src/content/plans';
import {countInWords} from '@site/src/lib/countInWords';
import {offerMessage, planTerms} from '@site/src/pages/pricing/words';

test('who needs a plan is one sentence, and what plans are measured by is explained', () => {
  for (const {description} of plans) expect(description).toMatch(/^For [^.]+\.$/);
  expect(planTerms.map(({term}) => term)).toEqual(['Audience segment', 'Team member', 'Unique monthly visitor']);
});

/** Each number of people or audiences, in the words on who needs a plan, that is no limit of it or of the plan before. */
const strayNumbers = (all: readonly Plan[]): string[] =>
  all.flatMap(({description}, index) => {
    const limits = all
      .slice(Math.max(0, index - 1), index + 1)
      .flatMap(({audienceSegments, teamMembers}) => [
        ...(typeof teamMembers === 'number' ? [`${countInWords(teamMembers)} people`] : []),
        ...(typeof audienceSegments === 'number' ? [`${countInWords(audienceSegments)} audiences`] : []),
      ]);
    const numbers =
      description.match(/\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (people|audiences)\b/g) ?? [];
    return numbers.filter((number) => !limits.includes(number));
  });

test('who needs a plan is told by its limits and those of the plan before', () => {
  expect(strayNumbers(plans)).toEqual([]);
  const other = plans.slice(0, 1).map((plan) => ({...plan, teamMembers: 6, description: 'For up to seven people.'}));
  expect(strayNumbers(other)).toEqual(['seven people']);
});

test('a quote asks for the visitors that billing counts', () => {
  expect(offerMessage.greeting).toContain('on pages where Tailor is active');
});
