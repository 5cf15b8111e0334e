import {createHash} from 'node:crypto';
import type {Page, Route} from '@playwright/test';
import type {Files} from './folder';

/** What GitHub is asked to commit: https://docs.github.com/en/graphql/reference/input-objects#createcommitonbranchinput. */
interface CommitInput {
  readonly branch: {readonly repositoryNameWithOwner: string; readonly branchName: string};
  readonly expectedHeadOid: string;
  readonly message: {readonly headline: string};
  readonly fileChanges: {
    readonly additions: readonly {readonly path: string; readonly contents: string}[];
    readonly deletions: readonly {readonly path: string}[];
  };
}

export interface Commit extends Omit<CommitInput, 'fileChanges'> {
  readonly files: Files;
  readonly deleted: readonly string[];
}

const oid = (content: string | Buffer): string => createHash('sha1').update(content).digest('hex');
const head = oid('the last commit');
const author = {name: 'Ada Example', email: 'ada@example.com', user: {id: 1, login: 'ada'}};
const lastCommit = {oid: head, message: 'Add a post', author, committedDate: '2025-10-08T12:00:00Z'};

/** A repository on GitHub as its API shows it: the parts of its REST and GraphQL interfaces that the editor asks for. */
export class GitHubStandIn {
  readonly commits: Commit[] = [];
  readonly unknown: string[] = [];
  readonly #files: Files;
  readonly #token: string;
  readonly #repository: string;

  constructor(repository: string, token: string, files: Files) {
    this.#repository = repository;
    this.#token = token;
    this.#files = files;
  }

  /** Answers in GitHub's place. */
  async answerFor(page: Page): Promise<void> {
    await page.route('https://api.github.com/**', (route) => this.#answer(route));
  }

  async #answer(route: Route): Promise<void> {
    const request = route.request();
    const headers = {'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*'};
    if (request.method() === 'OPTIONS') return route.fulfill({status: 204, headers});
    if (!(request.headers().authorization ?? '').endsWith(` ${this.#token}`)) {
      return route.fulfill({status: 401, headers, json: {message: 'Bad credentials'}});
    }
    const {pathname} = new URL(request.url());
    if (pathname === '/graphql') {
      const asked: {query: string; variables: {input?: CommitInput}} = request.postDataJSON();
      return route.fulfill({headers, json: {data: this.#graphQl(asked.query, asked.variables.input)}});
    }
    if (pathname === '/user') {
      return route.fulfill({headers, json: {id: 1, login: 'ada', name: author.name, email: author.email}});
    }
    const repository = `/repos/${this.#repository}`;
    if (pathname === `${repository}/collaborators/ada`) return route.fulfill({status: 204, headers});
    if (pathname === `${repository}/git/trees/${head}` || pathname === `${repository}/git/trees/main`) {
      const tree = [...this.#files].map(([path, content]) => {
        return {path, type: 'blob', sha: oid(content), size: content.length};
      });
      return route.fulfill({headers, json: {sha: head, tree, truncated: false}});
    }
    const blob = [...this.#files.values()].find((content) => pathname === `${repository}/git/blobs/${oid(content)}`);
    if (blob !== undefined) return route.fulfill({headers, body: blob, contentType: 'application/octet-stream'});
    this.unknown.push(`${request.method()} ${pathname}`);
    return route.fulfill({status: 404, headers, json: {message: 'Not Found'}});
  }

  #graphQl(query: string, input: CommitInput | undefined): object {
    if (input !== undefined) {
      const {fileChanges, ...commit} = input;
      const files = fileChanges.additions.map(({path, contents}) => [path, Buffer.from(contents, 'base64')] as const);
      this.commits.push({...commit, files: new Map(files), deleted: fileChanges.deletions.map(({path}) => path)});
      const oids = [...query.matchAll(/(file_\d+):\s*file\(path: "([^"]*)"\)/g)].map(([, name = '', path = '']) => [
        name,
        {oid: oid(new Map(files).get(path) ?? '')},
      ]);
      const commitOid = oid(JSON.stringify(input));
      return {
        createCommitOnBranch: {
          commit: {oid: commitOid, committedDate: '2025-11-03T12:00:00Z', ...Object.fromEntries(oids)},
        },
      };
    }
    const texts = [...query.matchAll(/(\w+):\s*object\(oid: "(\w+)"\)/g)].map(([, name = '', sha]) => {
      const content = [...this.#files.values()].find((each) => oid(each) === sha);
      return [name, {text: content?.toString('utf8'), isTruncated: false}];
    });
    const target = {history: {nodes: [lastCommit]}};
    const histories = [...query.matchAll(/(\w+):\s*ref\(/g)].map(([, name = '']) => [name, {target}]);
    return {
      repository: {
        ref: {target},
        defaultBranchRef: {name: 'main'},
        ...Object.fromEntries(texts),
        ...Object.fromEntries(histories),
      },
    };
  }
}
