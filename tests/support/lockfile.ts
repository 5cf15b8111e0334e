/** A package as package-lock.json describes it, as far as these checks read it. */
interface LockedPackage {
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** The folders in which Node looks for a package that the one at `from` asks for, nearest first. */
function searchPath(from: string): string[] {
  const outer = from.lastIndexOf('/node_modules/');
  if (from === '') return [''];
  return [from, ...searchPath(outer < 0 ? '' : from.slice(0, outer))];
}

/**
 * What `npm ci` would refuse or fetch from one particular host: packages of
 * other platforms that a registry without them left out while the file was
 * written, and addresses of a registry.
 *
 * @returns one sentence for each, empty when there are none.
 */
export function lockfileProblems(packages: LockedPackages): string[] {
  return Object.entries(packages).flatMap(([at, {resolved, optionalDependencies = {}}]) => [
    ...(resolved === undefined
      ? []
      : [`${at} is bound to ${resolved}; set omit-lockfile-registry-resolved in .npmrc.`]),
    ...Object.entries(optionalDependencies)
      .filter(
        ([name]) => !searchPath(at).some((folder) => `${folder ? `${folder}/` : ''}node_modules/${name}` in packages),
      )
      .map(([name, version]) => `${at} may need ${name}@${version}, which is not listed; add an entry for it.`),
  ]);
}
