import {useState, type ReactNode} from 'react';

type Outcome = 'Copied' | 'Select it and copy by hand';

/** The copy button of a block of code, in the bar above it. */
export function CopyCode({bar}: {bar: Element}): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>();
  const copy = (): void => {
    const code = bar.parentElement?.querySelector('code')?.innerText ?? '';
    // Also where the browser has no clipboard, as on pages without https.
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(code))
      .then(
        () => setOutcome('Copied'),
        () => setOutcome('Select it and copy by hand'),
      );
  };
  return (
    <span className="code-bar__buttons">
      <span role="status" className="code-bar__status">
        {outcome}
      </span>
      <button type="button" onClick={copy} aria-label="Copy code to clipboard">
        Copy
      </button>
    </span>
  );
}
