import {choiceFrom, seedOf} from './choice';
import type {Finding, Kind, Quarry} from './kind';
import {acts} from './kinds/acts';
import {addresses} from './kinds/addresses';
import {fields} from './kinds/fields';
import {requests} from './kinds/requests';

/** A round of inputs: requests take a thousandth of the time that the others take. */
const round: readonly Kind[] = [
  ...Array<Kind>(24).fill(requests),
  addresses,
  ...Array<Kind>(24).fill(requests),
  addresses,
  fields,
  ...Array<Kind>(24).fill(requests),
  acts,
  ...Array<Kind>(24).fill(requests),
];

export interface Numbered extends Finding {
  readonly number: number;
}

/** Tries one input of a hunt, the same for the same seed and number. What stops it is a fault as well. */
export async function tryInput(seed: number, number: number, quarry: Quarry): Promise<Numbered> {
  const kind = round[number % round.length] ?? requests;
  try {
    return {number, ...(await kind(choiceFrom(seedOf(seed, number)), quarry))};
  } catch (error) {
    return {number, tried: kind.name, faults: [error instanceof Error ? error.message : String(error)]};
  }
}

/** Tries one input after the other until it is over, two at once; what decides that is told how many were begun. */
export async function hunt(
  seed: number,
  isOver: (begun: number) => boolean,
  quarry: Quarry,
  tell: (finding: Numbered) => void,
): Promise<number> {
  let number = 0;
  const one = async (): Promise<void> => {
    while (!isOver(number)) tell(await tryInput(seed, number++, quarry));
  };
  await Promise.all([one(), one()]);
  return number;
}
