/**
 * Replaces the theme's CopyButton: a word instead of an icon, a name that tells
 * the blocks of a page apart, a status that screen readers speak, and the code
 * selected for the keyboard where the browser does not let pages write to the
 * clipboard; the theme fails without a word.
 */
import {useEffect, useState, type ReactNode} from 'react';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';

const messages = {copied: 'Copied', selected: 'Selected: press Ctrl+C or Cmd+C'};

/** How long the message stays, in milliseconds. */
const shown = 2000;

export default function CopyButton(): ReactNode {
  const {metadata, wordWrap} = useCodeBlockContext();
  const [outcome, setOutcome] = useState<keyof typeof messages>();

  useEffect(() => {
    if (outcome === undefined) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), shown);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(metadata.code);
      setOutcome('copied');
    } catch {
      const code = wordWrap.codeBlockRef.current;
      if (code !== null) window.getSelection()?.selectAllChildren(code);
      setOutcome('selected');
    }
  };

  const what = typeof metadata.title === 'string' && metadata.title !== '' ? metadata.title : 'code';
  return (
    <>
      <span role="status" className={outcome === 'selected' ? 'code-bar__status' : 'visually-hidden'}>
        {outcome && messages[outcome]}
      </span>
      <button type="button" aria-label={`Copy ${what}`} onClick={copy}>
        {outcome === 'copied' ? messages.copied : 'Copy'}
      </button>
    </>
  );
}
