import {counted, type Finding} from './finding';

/** Lists a file's findings in the order of its lines; those of no line come first. */
function inOrder(findings: readonly Finding[]): Finding[] {
  return [...findings].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
}

function describeFinding({line, place, problem, remedy}: Finding, number: number): string {
  const where = line === undefined ? place : `${place} (line ${line})`;
  return [`  ${number}. ${where}: ${problem}`, `     ${remedy}`].join('\n');
}

/**
 * All findings as text: by file, numbered, and with the command to run again.
 * Empty where there are none.
 */
export function describeFindings(findings: readonly Finding[]): string {
  if (findings.length === 0) return '';
  const files = [...new Set(findings.map(({file}) => file))].sort();
  let number = 0;
  const sections = files.map((file) => {
    const own = inOrder(findings.filter((finding) => finding.file === file));
    return [file, ...own.map((finding) => describeFinding(finding, (number += 1)))].join('\n');
  });
  const total = `${counted(findings.length, 'thing')} to mend in ${counted(files.length, 'file')}.`;
  return [...sections, `${total} To check again, run: npm run check:content`].join('\n\n');
}
