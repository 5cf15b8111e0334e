import {copyText} from '@site/src/ui/toasts';
import {SmallButton} from '../SmallButton/SmallButton.client';

interface CopyButtonProps {
  /** What is on it: Copy, or Copy and a few words. */
  readonly label: string;
  /** What it copies, for those who hear it, behind the label. */
  readonly of?: string;
  readonly text: string;
}

const words = {copied: 'Copied.', refused: 'Your browser did not allow that. Select the text and copy it.'};

/** A button that copies a text, and says so. */
export function CopyButton({label, of, text}: CopyButtonProps) {
  return (
    <SmallButton onClick={() => void copyText(text, words)}>
      {label}
      {of !== undefined && <span className="visually-hidden"> {of}</span>}
    </SmallButton>
  );
}
