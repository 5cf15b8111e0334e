import {spawn} from 'node:child_process';
import {text} from 'node:stream/consumers';

/** What a deployment needs of Cloudflare's command. */
export interface Wrangler {
  readonly deploy: (note: string) => Promise<boolean>;
  readonly rollBack: (version: string) => Promise<boolean>;
  /** The versions that were deployed, the present one first; none where nothing was deployed yet. */
  readonly versions: () => Promise<readonly string[]>;
  /** The note that a version was deployed with; empty if it has none. */
  readonly noteOf: (version: string) => Promise<string>;
}

/** All values of a key, wherever in what wrangler prints as JSON, in their order. */
function valuesOf(key: string, json: string): string[] {
  const found: string[] = [];
  JSON.parse(json, (name, value: unknown) => {
    if (name === key && typeof value === 'string') found.push(value);
    return value;
  });
  return found;
}

/** The installed wrangler, with the configuration of a build. It asks nothing, since it is given no terminal. */
export function installedWrangler(
  configuration: string,
  program = require.resolve('wrangler/bin/wrangler.js'),
): Wrangler {
  const start = async (args: readonly string[], output: 'inherit' | 'pipe'): Promise<[number, string]> => {
    const child = spawn(process.execPath, [program, ...args, '--config', configuration], {
      stdio: ['ignore', output, 'inherit'],
      env: {...process.env, WRANGLER_SEND_METRICS: 'false'},
    });
    const ended = new Promise<number>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => {
        resolve(code ?? 1);
      });
    });
    return Promise.all([ended, child.stdout === null ? '' : text(child.stdout)]);
  };
  const succeeds = async (...args: readonly string[]): Promise<boolean> => (await start(args, 'inherit'))[0] === 0;

  return {
    deploy: (note) => succeeds('deploy', '--message', note),
    rollBack: (version) => succeeds('rollback', version, '--yes', '--message', 'Back to an earlier release'),
    async versions() {
      const [code, output] = await start(['deployments', 'list', '--json'], 'pipe');
      if (code !== 0) return [];
      // It lists the oldest first.
      return valuesOf('version_id', output).reverse();
    },
    async noteOf(version) {
      const [code, output] = await start(['versions', 'view', version, '--json'], 'pipe');
      return code === 0 ? (valuesOf('workers/message', output)[0] ?? '') : '';
    },
  };
}
