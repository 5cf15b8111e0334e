/** A package as package-lock.json describes it, as far as these checks read it. */
interface LockedPackage {
  readonly resolved?: string;
  /** It is a folder of this repository, whose packages are listed below its own path. */
  readonly link?: boolean;
  /** Only development needs it. */
  readonly dev?: boolean;
  /** It may be left out, such as on another platform. */
  readonly optional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** The folders in which Node looks for a package that the one at `from` asks for, nearest first. */
function searchPath(from: string): string[] {
  const outer = from.lastIndexOf('/node_modules/');
  if (from === '') return [''];
  return [from, ...searchPath(outer < 0 ? '' : from.slice(0, outer))];
}

/** Where the package lies that the one at `from` gets when it asks for a name; undefined where there is none. */
function resolvePackage(packages: LockedPackages, from: string, name: string): string | undefined {
  return searchPath(from)
    .map((folder) => `${folder ? `${folder}/` : ''}node_modules/${name}`)
    .find((at) => at in packages);
}

/**
 * Where the packages lie that are needed in production, and those that named
 * packages of development need, themselves included.
 *
 * @throws Error where a named package is not in the lockfile.
 */
export function neededPackages(packages: LockedPackages, named: readonly string[]): string[] {
  const found = new Set(
    Object.keys(packages).filter((at) => at !== '' && packages[at]?.dev !== true && packages[at]?.link !== true),
  );
  function add(from: string, name: string): void {
    const at = resolvePackage(packages, from, name);
    if (at === undefined || found.has(at)) return;
    found.add(at);
    const {dependencies = {}, optionalDependencies = {}} = packages[at] ?? {};
    for (const next of Object.keys({...dependencies, ...optionalDependencies})) add(at, next);
  }
  for (const name of named) {
    if (resolvePackage(packages, '', name) === undefined) throw new Error(`${name} is not in package-lock.json.`);
    add('', name);
  }
  return [...found].sort();
}

/**
 * What `npm ci` would refuse or fetch from one particular host: packages of
 * other platforms that a registry without them left out while the file was
 * written, and addresses of a registry.
 *
 * @returns one sentence for each, empty when there are none.
 */
export function lockfileProblems(packages: LockedPackages): string[] {
  return Object.entries(packages).flatMap(([at, {resolved, link, optionalDependencies = {}}]) => [
    ...(resolved === undefined || link === true
      ? []
      : [`${at} is bound to ${resolved}; set omit-lockfile-registry-resolved in .npmrc.`]),
    ...Object.entries(optionalDependencies)
      .filter(([name]) => resolvePackage(packages, at, name) === undefined)
      .map(([name, version]) => `${at} may need ${name}@${version}, which is not listed; add an entry for it.`),
  ]);
}
