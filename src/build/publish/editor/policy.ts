import {gitHubRepository} from '../../../blog/editor/repository';

/**
 * The Content-Security-Policy of the editor's page: this site, what the editor makes itself (blob:), and GitHub if a
 * repository is set. The page contains it too, for `npm start` and hosts without header rules.
 */
export function editorPagePolicy(repositoryUrl: string | undefined): string {
  const isHosted = gitHubRepository(repositoryUrl) !== undefined;
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    // The editor highlights code with WebAssembly.
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'worker-src': ["'self'"],
    // The editor's components add inline styles.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'blob:', 'data:', ...(isHosted ? ['https://avatars.githubusercontent.com'] : [])],
    'font-src': ["'self'"],
    // The editor reads its pictures and files from blob: and data: URLs.
    'connect-src': ["'self'", 'blob:', 'data:', ...(isHosted ? ['https://api.github.com'] : [])],
    // The preview is a frame.
    'frame-src': ['blob:'],
    'base-uri': ["'self'"],
    'form-action': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** The same for the server's header, which can also keep other pages from framing the editor. */
export function editorPolicy(repositoryUrl: string | undefined): string {
  return `${editorPagePolicy(repositoryUrl)}; frame-ancestors 'none'`;
}
