/** Replaces the theme's WordWrapButton: a word instead of an icon, and its state is announced. */
import type {ReactNode} from 'react';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';

export default function WordWrapButton(): ReactNode {
  const {isEnabled, isCodeScrollable, toggle} = useCodeBlockContext().wordWrap;
  if (!isEnabled && !isCodeScrollable) return null;
  return (
    <button type="button" aria-pressed={isEnabled} onClick={toggle}>
      Wrap lines
    </button>
  );
}
