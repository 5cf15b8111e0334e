/** Names of languages, for code blocks without a title. */
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

/** The name of a language; empty for text and unknown ones. */
export function languageName(language: string): string {
  return names[language] ?? '';
}
