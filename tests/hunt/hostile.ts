import type {Choice} from './choice';

/** What must never come to life in a page, nor break one, whatever part of an address or field it is in. */
export const hostile = [
  '<img src=x onerror="window.hostile=1">',
  '"><script>window.hostile=1</script>',
  "'-window.hostile=1-'",
  'javascript:window.hostile=1',
  '{{constructor.constructor("window.hostile=1")()}}',
  '${window.hostile=1}',
  '\u0000',
  '%00',
  '%',
  '%E0%A4%A',
  '%0d%0aX-Injected: 1',
  '../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '\\\\evil.example',
  '//evil.example',
  '__proto__',
  'constructor',
  '\u202e\ud83d\ude00',
  '\ud83d',
  '\u200b',
  ' ',
  '\u00a0',
  '\u2028',
  '\t',
  '\n',
  '.',
  ';',
  '\u00fc\u6f22',
  'a'.repeat(2_000),
  '',
] as const;

/** The same as part of an address; halves of characters have no encoding. */
export function encoded(choice: Choice): string {
  const text = choice.one(hostile).replace(/\p{Surrogate}/gu, '\ufffd');
  return encodeURIComponent(text);
}

/** Whether a text holds markup of ours as markup. */
export const isReflected = (html: string): boolean => /<img src=x onerror|<script>window\.hostile/i.test(html);
