/** Content types by ending, for all kinds of files in the build. */
export const contentTypes = {
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/vnd.microsoft.icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  png: 'image/png',
  speculationrules: 'application/speculationrules+json',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
  yaml: 'text/yaml; charset=utf-8',
} as const satisfies Readonly<Record<string, string>>;

/** Extensions of precompressed files, which servers send in place of the originals. */
export const compressedTwins = ['br', 'gz'] as const;

/** Whether files with such a name hold text; undefined where their kind is not known. */
export function isText(name: string): boolean | undefined {
  const [, type] = Object.entries(contentTypes).find(([ending]) => name.endsWith(`.${ending}`)) ?? [];
  return type && /^text\/|\b(?:json|xml)\b/.test(type);
}
