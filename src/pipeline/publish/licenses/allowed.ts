import satisfies from 'spdx-satisfies';

interface AllowedLicense {
  /** Its SPDX identifier. */
  readonly id: string;
  readonly reason: string;
}

/** Licenses allowed for code that browsers get. */
export const deliveredLicenses: readonly AllowedLicense[] = [
  {id: 'MIT', reason: 'asks for its text to be passed on, as /third-party-licenses.txt does'},
  {id: 'ISC', reason: 'as MIT'},
  {id: 'BSD-2-Clause', reason: 'as MIT'},
  {id: 'BSD-3-Clause', reason: 'as MIT; the names of the authors are not used'},
  {id: 'Apache-2.0', reason: 'as MIT; grants patents'},
  {id: 'BSL-1.0', reason: 'as MIT, and not even that for compiled code'},
  {id: 'BlueOak-1.0.0', reason: 'as MIT'},
  {id: '0BSD', reason: 'asks for nothing'},
  {id: 'MIT-0', reason: 'asks for nothing'},
  {id: 'CC0-1.0', reason: 'asks for nothing'},
  {id: 'Unlicense', reason: 'asks for nothing'},
  {id: 'OFL-1.1', reason: 'of fonts: may be embedded and cut to fewer characters; its text is passed on'},
];

/** Licenses allowed for packages that only the build uses. */
export const buildLicenses: readonly AllowedLicense[] = [
  ...deliveredLicenses,
  {id: 'MPL-2.0', reason: 'binds those who pass on changed files of the package; the build changes none'},
  {id: 'CC-BY-4.0', reason: 'asks those who pass on the data to name its authors; the build only reads it'},
  {id: 'Python-2.0', reason: 'permissive'},
];

interface UnnamedLicense {
  /** Name and version, so that a later version is checked again. */
  readonly package: string;
  readonly license: string;
  /** Where the license was found. */
  readonly source: string;
}

/** Packages whose package.json names no license. */
export const unnamedLicenses: readonly UnnamedLicense[] = [
  {package: 'khroma@2.1.0', license: 'MIT', source: 'the text of its file "license"'},
  {package: 'require-like@0.1.2', license: 'MIT', source: 'the section License of its Readme.md'},
];

/** The identifiers of a list. */
export const identifiers = (list: readonly AllowedLicense[]): ReadonlySet<string> => new Set(list.map(({id}) => id));

/**
 * Whether an SPDX license expression can be met with the given licenses: one side of each OR, both sides of each AND.
 * Invalid expressions cannot.
 */
export function canBeMet(expression: string, licenses: ReadonlySet<string>): boolean {
  try {
    return satisfies(expression, [...licenses]);
  } catch {
    return false;
  }
}
