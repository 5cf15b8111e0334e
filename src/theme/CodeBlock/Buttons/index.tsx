/**
 * Replaces the theme's CodeBlock/Buttons: they stand in the block's bar
 * (src/theme/CodeBlock/Layout) and say what they do in words.
 */
import type {ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import CopyButton from '@theme/CodeBlock/Buttons/CopyButton';
import WordWrapButton from '@theme/CodeBlock/Buttons/WordWrapButton';

export default function CodeBlockButtons(): ReactNode {
  return (
    <BrowserOnly>
      {() => (
        <span className="code-bar__buttons">
          <WordWrapButton />
          <CopyButton />
        </span>
      )}
    </BrowserOnly>
  );
}
