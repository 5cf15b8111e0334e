import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {transformSync} from 'esbuild';
import {parse as parseHtml} from 'parse5';
import postcss from 'postcss';
import {parse as parseYaml} from 'yaml';

interface BuiltFile {
  readonly bytes: Buffer;
  /** Reads the file that a compressed one stands for. */
  readonly original: () => Buffer;
}

/** Throws where a file is not what its ending says. */
type Judge = (file: BuiltFile) => void;

const decoder = new TextDecoder('utf-8', {fatal: true});

/** The file as text, which it has to be. */
function textOf({bytes}: BuiltFile): string {
  return decoder.decode(bytes);
}

function parsed(parse: (text: string) => unknown): Judge {
  return (file) => void parse(textOf(file));
}

const html: Judge = (file) => {
  const errors: string[] = [];
  parseHtml(textOf(file), {onParseError: ({code}) => errors.push(code)});
  const wrong = errors.filter((code) => /doctype|null-character|control-character|eof/.test(code));
  if (wrong.length > 0) throw new Error(wrong.join(', '));
};

function program(bytes: Uint8Array): void {
  // What Pagefind stores is one type for Node and another for the browser.
  if (!WebAssembly.validate(Uint8Array.from(bytes))) throw new Error('no valid WebAssembly');
}

function twin(unpack: (bytes: Buffer) => Buffer): Judge {
  return ({bytes, original}) => {
    if (!unpack(bytes).equals(original())) throw new Error('unpacked, it is another file than the one beside it');
  };
}

/** Pagefind's files are gzip, and begin with its mark. */
function ofPagefind(judge: (content: Buffer) => void = () => {}): Judge {
  const mark = 'pagefind_dcd';
  return ({bytes}) => {
    const content = gunzipSync(bytes);
    if (content.toString('latin1', 0, mark.length) !== mark)
      throw new Error(`unpacked, it does not begin with ${mark}`);
    judge(content.subarray(mark.length));
  };
}

const json = parsed(JSON.parse);
const text = parsed(() => undefined);

/** What makes a file of each kind right, by its ending, where Node can tell. */
export const judgedInNode = {
  '': text,
  assetsignore: text,
  br: twin(brotliDecompressSync),
  conf: text,
  css: parsed((css) => postcss.parse(css)),
  gz: twin(gunzipSync),
  html,
  js: parsed((code) => transformSync(code, {loader: 'js', logLevel: 'silent'})),
  json,
  md: text,
  pagefind: ofPagefind(program),
  pf_fragment: ofPagefind((content) => void JSON.parse(decoder.decode(content))),
  pf_index: ofPagefind(),
  pf_meta: ofPagefind(),
  speculationrules: json,
  txt: text,
  wasm: ({bytes}: BuiltFile) => program(bytes),
  yaml: parsed(parseYaml),
} as const satisfies Readonly<Record<string, Judge>>;

const texts: ReadonlySet<string> = new Set([
  ...['', 'assetsignore', 'conf', 'css', 'html', 'js', 'json', 'md', 'speculationrules', 'svg', 'txt', 'xml', 'yaml'],
]);

/** In code it is the end of a range of characters, or a character by itself. */
const inCode = /(?<=-)\uFFFD|(["'`])\uFFFD\1/g;

/** Whether a text holds U+FFFD, which stands where bytes were read in the wrong way. */
export function holdsReplacements(ending: string, bytes: Buffer): boolean {
  if (!texts.has(ending) || !bytes.includes('\uFFFD')) return false;
  return ending !== 'js' || bytes.toString('utf8').replace(inCode, '').includes('\uFFFD');
}
