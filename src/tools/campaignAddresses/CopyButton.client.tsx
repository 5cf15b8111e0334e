import {showToast} from '@site/src/ui/toasts';
import {SmallButton} from '../SmallButton/SmallButton.client';

export interface CopyButtonProps {
  /** What is on it: Copy, or Copy and a few words. */
  readonly label: string;
  /** What it copies, for those who hear it, behind the label. */
  readonly of?: string;
  readonly text: string;
}

/** A button that copies a text, and says so. */
export function CopyButton({label, of, text}: CopyButtonProps) {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      showToast('Copied.');
    } catch {
      showToast('Your browser did not allow that. Select the text and copy it.');
    }
  };
  return (
    <SmallButton onClick={() => void copy()}>
      {label}
      {of !== undefined && <span className="visually-hidden"> {of}</span>}
    </SmallButton>
  );
}
