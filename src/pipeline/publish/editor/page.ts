import {gitHubRepository} from '../../../blog/editor/repository';
import {editorPagePolicy} from '../../hosting/contentSecurityPolicy';
import {notDeferred} from '../../hosting/cloudflareMarkup';

/** The folder of the editor's files, below the page's. */
export const filesFolder = 'files';

/** The names of the files that the editor's page loads: its script, its style sheet, and that of the preview. */
export type PageFiles = Readonly<Record<'script' | 'page' | 'preview', string>>;

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
export function editorPage({script, page, preview}: PageFiles, repositoryUrl: string | undefined): string {
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
    <link rel="stylesheet" href="${at(page)}" />
    <link rel="cms-config-url" type="application/json" href="/admin/config.json" />
    <script ${notDeferred} src="${at(script)}" defer></script>
  </head>
  <body data-mode="${mode}">
    <p class="notice">${noticeOf(repositoryUrl)}</p>
    <div id="nc-root" data-preview-style="${at(preview)}"></div>
    <noscript><p class="notice">The editor needs JavaScript.</p></noscript>
  </body>
</html>
`;
}
