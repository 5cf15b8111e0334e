/**
 * Owner and name of a repository on GitHub, `example/website` for
 * https://github.com/example/website; undefined for any other address.
 */
export function gitHubRepository(repositoryUrl: string | undefined): string | undefined {
  const [, repository] = /^https:\/\/github\.com\/([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(repositoryUrl ?? '') ?? [];
  return repository;
}
