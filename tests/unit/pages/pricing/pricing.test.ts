import {plans} from '@site/src/content/plans';
import {offerMessage, planTerms} from '@site/src/pages/pricing/words';

test('who needs a plan is one sentence, and what plans are measured by is explained', () => {
  for (const {description} of plans) expect(description).toMatch(/^For [^.]+\.$/);
  expect(planTerms.map(({term}) => term)).toEqual(['Audience segment', 'Team member', 'Unique monthly visitor']);
});

test('a quote asks for the visitors that billing counts', () => {
  expect(offerMessage.greeting).toContain('on pages where Tailor is active');
});
