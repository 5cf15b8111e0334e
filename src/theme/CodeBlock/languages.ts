/** What the bar of a block without a title calls its language. */
const names: Readonly<Record<string, string>> = {
  bash: 'Shell',
  html: 'HTML',
  json: 'JSON',
  sh: 'Shell',
  text: 'Text',
  ts: 'TypeScript',
  typescript: 'TypeScript',
  yaml: 'YAML',
};

/** The language as a reader calls it; empty for text and for what has no name here. */
export function languageName(language: string): string {
  return names[language] ?? '';
}
