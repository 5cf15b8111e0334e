import {codeWords as words} from './words';

export interface CodeButtonsProps {
  /** What is copied, which tells the blocks of a page apart. */
  readonly what: string;
}

/** Copies the code of the block that they stand in, and wraps its lines: see codeButtons.behavior.ts. */
export function CodeButtons({what}: CodeButtonsProps) {
  return (
    <span className="code-bar__buttons" data-print="hide" data-needs-script>
      <button type="button" hidden aria-pressed="false" data-wrap-code>
        {words.wrap}
      </button>
      <span role="status" className="visually-hidden" />
      <button type="button" aria-label={`Copy ${what}`} data-copy-code>
        {words.copy}
      </button>
    </span>
  );
}
