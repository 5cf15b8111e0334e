import {useState} from 'react';

/**
 * What texts come to. Of a field that is half typed there is no outcome: until it is left, the one of the last texts that
 * had one stays in sight.
 *
 * @param texts the same object until one of them changes.
 */
export function useReading<Texts, Reading extends {readonly outcome: unknown}>(
  texts: Texts,
  read: (texts: Texts) => Reading,
  isTyping: boolean,
): Reading {
  const [usable, setUsable] = useState(texts);
  const reading = read(texts);
  if (reading.outcome === undefined) return isTyping ? {...reading, outcome: read(usable).outcome} : reading;
  if (usable !== texts) setUsable(texts);
  return reading;
}
