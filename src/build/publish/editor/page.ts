import {gitHubRepository} from '../../../blog/editor/repository';
import {policyText} from '../../hosting/contentSecurityPolicy';
import {notDeferred} from '../../hosting/cloudflareMarkup';

/**
 * The Content-Security-Policy of the editor's page: this site, what the editor makes itself (blob:), and the host of the
 * repository if one is set. The page contains it too, for `npm start` and hosts without header rules.
 */
export function editorPagePolicy(repositoryUrl: string | undefined): string {
  const {posts, pictures} = gitHubRepository(repositoryUrl)?.origins ?? {posts: [], pictures: []};
  return policyText({
    'default-src': ["'none'"],
    // The editor highlights code with WebAssembly.
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'worker-src': ["'self'"],
    // The editor's components add inline styles.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'blob:', 'data:', ...pictures],
    'font-src': ["'self'"],
    // The editor reads its pictures and files from blob: and data: URLs.
    'connect-src': ["'self'", 'blob:', 'data:', ...posts],
    // The preview is a frame.
    'frame-src': ['blob:'],
    'base-uri': ["'self'"],
    'form-action': ["'none'"],
  });
}

/** The same for the server's header, which can also keep other pages from framing the editor. */
export function editorPolicy(repositoryUrl: string | undefined): string {
  return `${editorPagePolicy(repositoryUrl)}; frame-ancestors 'none'`;
}

/** The folder of the editor's files, below the page's. */
export const filesFolder = 'files';

/** The names of the files that the editor's page loads. */
export interface PageFiles {
  readonly script: string;
  readonly styles: {readonly page: string; readonly preview: string};
}

function noticeOf(repositoryUrl: string | undefined): string {
  const repository = gitHubRepository(repositoryUrl);
  if (repository !== undefined) {
    return `Posts are saved to <strong>${repository.name}</strong> on GitHub. You sign in with an access token of your own.`;
  }
  const reason =
    repositoryUrl === undefined
      ? 'This site has no repository to save to.'
      : 'The editor cannot sign in to the repository of this site, since it is not a GitHub address.';
  return (
    `${reason} Posts are saved to the folder of the website on <strong>this computer</strong>, ` +
    'with no account: run <code>npm start</code> there and open <code>localhost:3000/admin</code> in Chrome or Edge.'
  );
}

/** The editor's page, /admin. */
export function editorPage({script, styles}: PageFiles, repositoryUrl: string | undefined): string {
  const at = (name: string): string => `/admin/${filesFolder}/${name}`;
  const mode = gitHubRepository(repositoryUrl) === undefined ? 'local' : 'repository';
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${editorPagePolicy(repositoryUrl)}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex, nofollow" />
    <title>Editor – Tailor AI blog</title>
    <link rel="icon" href="/img/favicon.svg" />
    <link rel="stylesheet" href="${at(styles.page)}" />
    <link rel="cms-config-url" type="application/json" href="/admin/config.json" />
    <script ${notDeferred} src="${at(script)}" defer></script>
  </head>
  <body data-mode="${mode}">
    <p class="notice">${noticeOf(repositoryUrl)}</p>
    <div id="nc-root" data-preview-style="${at(styles.preview)}"></div>
    <noscript><p class="notice">The editor needs JavaScript.</p></noscript>
  </body>
</html>
`;
}
