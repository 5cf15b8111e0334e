import {useEffect, useMemo, useState} from 'react';
import {changeEntry} from '@site/src/browser/historyEntry';
import type {Spelling} from '@site/src/lib/numbers/spelling';
import {readersSpelling, useSpelling} from '@site/src/lib/numbers/useSpelling.client';
import {fromAddress, toAddress} from './numbers';
import {isOwnLink, queryOf, textsFrom, type Texts} from './query';

/** Milliseconds after the last change that the address follows: some browsers allow few changes at a time. */
const pause = 300;

/** What a field of a text takes. */
export interface ControlledText {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

const all = <Same>(texts: Same): Same => texts;
const none = {};

type Rewrite = (name: string, text: string, spelling: Spelling) => string;

function rewritten<Name extends string>(texts: Texts<Name>, rewrite: Rewrite, spelling: Spelling): Texts<Name> {
  const written: Record<Name, string> = {...texts};
  for (const name in texts) written[name] = rewrite(name, texts[name], spelling);
  return written;
}

/** The texts as an address carries them; those that nobody has changed are the defaults, however the reader writes them. */
function sharedTexts<Name extends string>(defaults: Texts<Name>, texts: Texts<Name>, spelling: Spelling): Texts<Name> {
  const shown = rewritten(defaults, fromAddress, spelling);
  const shared: Record<Name, string> = rewritten(texts, toAddress, spelling);
  for (const name in texts) if (texts[name] === shown[name]) shared[name] = defaults[name];
  return shared;
}

/**
 * The texts of a tool's fields. On its own page they are read from the address
 * once, and the address follows them without filling the history; one that is
 * embedded in another page begins with its preset.
 *
 * @param carried what of the texts the address carries, if that is not all; the same function each time.
 * @param example what some fields hold until anything is changed, and no address carries.
 */
export function useTexts<Name extends string>(
  defaults: Texts<Name>,
  preset: string | undefined,
  {
    carried = all,
    example = none,
  }: {readonly carried?: (texts: Texts<Name>) => Texts<Name>; readonly example?: Partial<Texts<Name>>} = {},
) {
  const spelling = useSpelling();
  const [texts, setTexts] = useState(() => textsFrom(defaults, preset ?? ''));
  const [isRead, setIsRead] = useState(false);
  const [isExample, setIsExample] = useState(preset === undefined);
  const [isTyping, setIsTyping] = useState(false);
  useEffect(() => {
    const {search} = window.location;
    const isLink = isOwnLink(Object.keys(defaults), search);
    const given = preset ?? (isLink ? search : '');
    setTexts(rewritten(textsFrom(defaults, given), fromAddress, readersSpelling()));
    setIsRead(preset === undefined);
    setIsExample(preset === undefined && !isLink);
  }, [defaults, preset]);
  const change = (changed: Partial<Texts<Name>>): void => {
    setIsExample(false);
    setTexts((before) => ({...before, ...changed}));
  };
  const shared = useMemo(() => sharedTexts(defaults, carried(texts), spelling), [carried, defaults, spelling, texts]);
  useEffect(() => {
    if (!isRead) return undefined;
    const waiting = setTimeout(() => {
      const {pathname, search, hash} = window.location;
      const query = queryOf(defaults, shared, search);
      changeEntry({address: `${pathname}${query}${hash}`});
    }, pause);
    return () => clearTimeout(waiting);
  }, [defaults, isRead, shared]);
  const shown = useMemo(() => (isExample ? {...texts, ...example} : texts), [example, isExample, texts]);
  return {
    /** What the fields hold. */
    texts: shown,
    /** Whether somebody is in the middle of a field. */
    isTyping,
    /** What an address carries of them, its numbers written so that every reader has the same. */
    shared,
    /** How the reader writes numbers. */
    spelling,
    change,
    /** What a field of one of them takes. */
    field: (name: Name): ControlledText => ({
      value: shown[name],
      onBlur: () => setIsTyping(false),
      onChange: (value: string) => {
        setIsTyping(true);
        setIsExample(false);
        setTexts((before) => ({...before, [name]: value}));
      },
    }),
    /** What the frame of a tool takes. */
    frame: {
      query: queryOf(defaults, shared),
      embedded: preset !== undefined,
      onReset: () => {
        setIsExample(true);
        setTexts(rewritten(defaults, fromAddress, spelling));
      },
    },
  };
}
