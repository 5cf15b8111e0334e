import {describeHosting} from '../../../src/pipeline/hosting/description';
import {makeServerRules} from '../../../src/pipeline/publish/servers';
import {redirects} from '../../../src/content/redirects';
import {resolveRedirects} from '../../../src/lib/redirects';
import type {Settings} from '../../../src/lib/settings/parse';

/** Limits of Cloudflare: https://developers.cloudflare.com/workers/static-assets/headers/ and …/redirects/ */
const longest = {header: 2000, redirect: 1000};

/** The directives that the site sends: https://www.w3.org/TR/CSP3/#csp-directives and Trusted Types. */
const directives = [
  ...['default-src', 'script-src', 'style-src', 'img-src', 'font-src', 'connect-src', 'frame-src', 'worker-src'],
  ...['media-src', 'manifest-src', 'form-action', 'base-uri', 'object-src', 'frame-ancestors', 'report-to', 'sandbox'],
  ...['require-trusted-types-for', 'trusted-types', 'upgrade-insecure-requests'],
];

/** A source as the standard writes it: https://www.w3.org/TR/CSP3/#framework-directive-source-list */
const source =
  /^(?:\*|'(?:none|self|unsafe-inline|unsafe-hashes|wasm-unsafe-eval|script|sha(?:256|384|512)-[\w+/=-]+)'|[a-z][a-z\d+.-]*:|https?:\/\/(?:\*\.)?[a-z\d.:[\]-]+(?:\/[^\s;,'"*]*)?|\w+)$/;

function policyFaults(policy: string): string[] {
  return policy.split(';').flatMap((directive) => {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    const unknown = directives.includes(name) ? [] : [`the policy has a directive "${name}"`];
    return [
      ...unknown,
      ...sources.filter((each) => !source.test(each)).map((each) => `${name} has the source "${each}"`),
    ];
  });
}

function headerFaults(line: string): string[] {
  if (!line.startsWith('  ') || line.startsWith('  ! '))
    return /^(?:\/\S*|)$|^ {2}! [\w-]+$/.test(line) ? [] : [`_headers has the line "${line}"`];
  const [, name = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
  const faults = /^[\x20-\x7e]+$/.test(value) ? [] : [`${name} is "${value}"`];
  if (line.trim().length > longest.header) faults.push(`${name} has ${line.trim().length} characters`);
  // A string of https://www.rfc-editor.org/rfc/rfc8941
  if (name === 'Reporting-Endpoints' && !/^\w+="[\x20-\x21\x23-\x5b\x5d-\x7e]+"$/.test(value))
    faults.push(`${name} is ${value}`);
  return name === 'Content-Security-Policy' ? [...faults, ...policyFaults(value)] : faults;
}

function redirectFaults(to: string): string[] {
  const isTarget = URL.canParse(to, 'http://site.test') && /^[!#-;=?-[\]-~]+$/.test(to);
  if (!isTarget) return [`a redirect leads to "${to}"`];
  return to.length > longest.redirect ? [`a redirect leads to an address of ${to.length} characters`] : [];
}

/** Cloudflare knows one rule for a path: a later one takes the place of an earlier one, and what only that one set is gone. */
function repeatedPaths(headers: readonly string[]): string[] {
  const paths = headers.filter((line) => line.startsWith('/'));
  return paths.filter((path, index) => paths.indexOf(path) < index).map((path) => `_headers has two rules for ${path}`);
}

/** Strings of nginx end where they should. */
const quoted = /^(?:[^"]|"(?:[^"\\]|\\.)*")*$/;

const lines = (file: string): string[] => file.split('\n').filter((line) => line !== '');

function fileFaults(settings: Settings): string[] {
  const rows = resolveRedirects(redirects, settings);
  const description = describeHosting(settings, rows, ["'sha256-a'"], ['/', '/docs']);
  const files = makeServerRules({siteDir: '.'}, 'build', description);
  const linesOf = (name: RegExp) =>
    lines(
      files
        .filter((file) => name.test(file.name))
        .map(({content}) => String(content))
        .join('\n'),
    );
  return [
    ...linesOf(/^_headers$/).flatMap(headerFaults),
    ...repeatedPaths(linesOf(/^_headers$/)),
    ...linesOf(/\.conf$/).flatMap((line) => (quoted.test(line) ? [] : [`nginx is given "${line}"`])),
    ...description.redirects.flatMap(({to}) => redirectFaults(to)),
  ];
}

/** What is wrong with the rules that servers are given under some settings, by the limits and the grammars of others. */
export function ruleFaults(settings: Settings): string[] {
  const {siteUrl, contactEmail} = settings;
  const docs = `${siteUrl}/docs`;
  const isAddress = URL.canParse(docs) && new URL(docs).href === docs && new URL(docs).pathname === '/docs';
  const isMail = URL.canParse(`mailto:${contactEmail}`) && !/[\s"'<>?&;]/.test(contactEmail);
  const others = [...(isAddress ? [] : [`pages are at ${docs}`]), ...(isMail ? [] : [`mail goes to ${contactEmail}`])];
  try {
    return [...fileFaults(settings), ...others];
  } catch (error) {
    // A rule that stops the build does not know the setting that it comes from.
    return [...others, `the rules are refused: ${error instanceof Error ? error.message : ''}`];
  }
}
