/** The branch that the workflow builds and deploys: what is saved to it is published. */
export const publishedBranch = 'main';

/** A repository on GitHub, as the editor signs in to it. */
export interface GitHubRepository {
  /** Owner and name, such as `example/website`. */
  readonly name: string;
  /** Where its API is; undefined for github.com, whose address the editor knows. */
  readonly apiRoot: string | undefined;
  /** The origins that the editor's page asks for posts, and for pictures of people. */
  readonly origins: {readonly posts: readonly string[]; readonly pictures: readonly string[]};
}

/**
 * The repository that an address names. A host other than github.com is a GitHub Enterprise Server, which has its API
 * on itself.
 *
 * @returns undefined where the address names no owner and repository, or a host of which the editor cannot know the API.
 */
export function gitHubRepository(repositoryUrl: string | undefined): GitHubRepository | undefined {
  if (repositoryUrl === undefined || !URL.canParse(repositoryUrl)) return undefined;
  const {protocol, host, origin, pathname} = new URL(repositoryUrl);
  const [, name] = /^\/([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(pathname) ?? [];
  if (protocol !== 'https:' || name === undefined || host.endsWith('.ghe.com')) return undefined;
  if (host === 'github.com' || host === 'www.github.com') {
    const origins = {posts: ['https://api.github.com'], pictures: ['https://avatars.githubusercontent.com']};
    return {name, apiRoot: undefined, origins};
  }
  return {name, apiRoot: `${origin}/api/v3`, origins: {posts: [origin], pictures: [origin, `https://avatars.${host}`]}};
}
