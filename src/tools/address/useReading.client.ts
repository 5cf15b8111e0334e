import {useState} from 'react';
import type {Spelling} from '@site/src/lib/numbers/spelling';

/** The texts of fields, the same object until one of them changes, with what else useTexts tells of them. */
interface ReadTexts<Texts> {
  readonly texts: Texts;
  readonly spelling: Spelling;
  readonly isTyping: boolean;
}

/**
 * What texts come to. Of a field that is half typed there is no outcome: until it is left, the one of the last texts that
 * had one stays in sight.
 */
export function useReading<Texts, Reading extends {readonly outcome: unknown}>(
  {texts, spelling, isTyping}: ReadTexts<Texts>,
  read: (texts: Texts, spelling: Spelling) => Reading,
): Reading {
  const [usable, setUsable] = useState(texts);
  const reading = read(texts, spelling);
  if (reading.outcome === undefined) return isTyping ? {...reading, outcome: read(usable, spelling).outcome} : reading;
  if (usable !== texts) setUsable(texts);
  return reading;
}
