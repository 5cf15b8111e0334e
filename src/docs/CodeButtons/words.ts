/** Words of the buttons in the bar of a code block. */
export const codeWords = {
  copy: 'Copy',
  wrap: 'Wrap lines',
  copied: 'Copied',
  /** Where the browser does not let pages write to the clipboard. */
  selected: 'Selected: press Ctrl+C or Cmd+C',
} as const;
