import {gitHubRepository} from '../../blog/editor/repository';
import {policyText} from './contentSecurityPolicy';

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
