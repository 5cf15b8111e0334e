import {choiceFrom} from '../../hunt/choice';
import {hashFrom, pathFrom, queryFrom} from '../../hunt/paths';

const addresses = (seed: number): string[] => {
  const choice = choiceFrom(seed);
  return Array.from({length: 200}, () => pathFrom(choice) + queryFrom(choice) + hashFrom(choice));
};

it('makes the same inputs for the same seed, and others for another', () => {
  expect(addresses(7)).toEqual(addresses(7));
  expect(addresses(7)).not.toEqual(addresses(8));
  expect(new Set(addresses(7)).size).toBeGreaterThan(150);
});
