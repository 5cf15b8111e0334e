import {useEffect, useState} from 'react';
import {queryOf, textsFrom, type Texts} from './query';

/** Milliseconds after the last change that the address follows: some browsers allow few changes at a time. */
const pause = 300;

const all = <Same>(texts: Same): Same => texts;

/**
 * The texts of a tool's fields. On its own page they are read from the address
 * once, and the address follows them without filling the history; one that is
 * embedded in another page begins with its preset.
 *
 * @param carried what of the texts the address carries, where that is not all; the same function each time.
 */
export function useTexts<Name extends string>(
  defaults: Texts<Name>,
  preset: string | undefined,
  carried: (texts: Texts<Name>) => Texts<Name> = all,
): readonly [texts: Texts<Name>, change: (changed: Partial<Texts<Name>>) => void] {
  const [texts, setTexts] = useState(() => textsFrom(defaults, preset ?? ''));
  const [isRead, setIsRead] = useState(false);
  useEffect(() => {
    if (preset !== undefined) return;
    setTexts(textsFrom(defaults, window.location.search));
    setIsRead(true);
  }, [defaults, preset]);
  useEffect(() => {
    if (!isRead) return undefined;
    const waiting = setTimeout(() => {
      const {pathname, search, hash} = window.location;
      const query = queryOf(defaults, carried(texts), search);
      window.history.replaceState(window.history.state, '', `${pathname}${query}${hash}`);
    }, pause);
    return () => clearTimeout(waiting);
  }, [carried, defaults, isRead, texts]);
  return [texts, (changed) => setTexts((before) => ({...before, ...changed}))];
}
