import {gitHubRepository} from '../../../blog/editor/repository';

/**
 * What the editor's page may load and ask, as a Content-Security-Policy: this
 * site, what the editor makes itself (blob:), and GitHub where a repository is
 * set. It is in the page as well, for `npm start` and hosts without rules.
 */
export function editorPagePolicy(repositoryUrl: string | undefined): string {
  const isHosted = gitHubRepository(repositoryUrl) !== undefined;
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    // Code in a post is colored by a WebAssembly module of the editor.
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'worker-src': ["'self'"],
    // The editor's components write their styles into the page.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'blob:', 'data:', ...(isHosted ? ['https://avatars.githubusercontent.com'] : [])],
    'font-src': ["'self'"],
    // The editor reads its own pictures and files by blob: and data: addresses.
    'connect-src': ["'self'", 'blob:', 'data:', ...(isHosted ? ['https://api.github.com'] : [])],
    // The preview is a frame that the editor makes.
    'frame-src': ['blob:'],
    'base-uri': ["'self'"],
    'form-action': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** The same for the server's header, which can also say that no page may frame the editor. */
export function editorPolicy(repositoryUrl: string | undefined): string {
  return `${editorPagePolicy(repositoryUrl)}; frame-ancestors 'none'`;
}
