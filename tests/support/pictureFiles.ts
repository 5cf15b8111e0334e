import type {SourceFile} from './readTree';

/** A picture's address in code; what a template fills in stands for any name. */
const addresses = /\/img\/(?:[\w/.-]|\$\{[^}]+\})+\.(?:svg|png)/g;

const patternOf = (address: string): RegExp =>
  new RegExp(`^${address.replaceAll('.', '\\.').replaceAll(/\$\{.+?\}/g, '[\\w-]+')}$`);

/** The pictures that code names, each with the file that does. */
export function picturesNamed(sources: readonly SourceFile[]): {file: string; address: string}[] {
  return sources.flatMap(({file, text}) => [...text.matchAll(addresses)].map(([address]) => ({file, address})));
}

/** A sentence for each address that leads to no file, and for each file that nobody names. */
export function pictureFaults(sources: readonly SourceFile[], files: readonly string[]): string[] {
  const named = picturesNamed(sources).map((each) => ({...each, pattern: patternOf(each.address)}));
  return [
    ...named
      .filter(({pattern}) => !files.some((file) => pattern.test(file)))
      .map(({file, address}) => `${file} names ${address}, which is not in static.`),
    ...files
      .filter((file) => !named.some(({pattern}) => pattern.test(file)))
      .map((file) => `static${file} is a picture that nobody names.`),
  ];
}
