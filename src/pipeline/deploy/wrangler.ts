import {spawn} from 'node:child_process';
import {text} from 'node:stream/consumers';
import {exitCodeOf} from './connection';

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
export function installedWrangler(configuration: string, program = require.resolve('wrangler/bin/wrangler.js')) {
  const start = async (args: readonly string[], output: 'inherit' | 'pipe'): Promise<[number, string]> => {
    const child = spawn(process.execPath, [program, ...args, '--config', configuration], {
      stdio: ['ignore', output, 'inherit'],
      env: {...process.env, WRANGLER_SEND_METRICS: 'false'},
    });
    return Promise.all([exitCodeOf(child), child.stdout === null ? '' : text(child.stdout)]);
  };
  const succeeds = async (...args: readonly string[]): Promise<boolean> => (await start(args, 'inherit'))[0] === 0;

  return {
    deploy: (note: string) => succeeds('deploy', '--message', note),
    rollBack: (version: string) => succeeds('rollback', version, '--yes', '--message', 'Back to an earlier release'),
    /** The versions that were deployed, the present one first; none where nothing was deployed yet. */
    async versions(): Promise<readonly string[]> {
      const [code, output] = await start(['deployments', 'list', '--json'], 'pipe');
      if (code !== 0) return [];
      // It lists the oldest first.
      return valuesOf('version_id', output).reverse();
    },
    /** The note that a version was deployed with; empty if it has none. */
    async noteOf(version: string): Promise<string> {
      const [code, output] = await start(['versions', 'view', version, '--json'], 'pipe');
      return code === 0 ? (valuesOf('workers/message', output)[0] ?? '') : '';
    },
  };
}

export type Wrangler = ReturnType<typeof installedWrangler>;
