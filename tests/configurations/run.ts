/**
 * `npm run test:configurations`: builds the site with each setting alone, with any two of them in every way, and with
 * what an owner's addresses may have in common, and serves each build by both engines. `-- --only TEXT` takes those
 * whose names hold the text. The exit code is 1 where something is wrong.
 */
import {parseArgs} from 'node:util';
import {writeFileSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {need} from '../support/programs/install.mjs';
import {engines} from '../support/servers';
import {configurationFaults} from './faults';
import {configurations} from './list';

async function run(): Promise<void> {
  const {values} = parseArgs({options: {only: {type: 'string', default: ''}, report: {type: 'string'}}});
  const chosen = configurations().filter(({name}) => name.includes(values.only));
  if (chosen.length === 0) throw new Error(`--only is "${values.only}", which no configuration's name holds.`);
  process.env.WRANGLER_LOG = 'warn';
  need('nginx');
  const browser = await chromium.launch({executablePath: need('chromium'), args: ['--no-sandbox']});
  let failed = 0;
  try {
    for (const configuration of chosen) {
      const started = Date.now();
      const faults = await configurationFaults(configuration, engines, browser);
      if (faults.length > 0) failed += 1;
      console.info(
        `${faults.length === 0 ? 'right' : 'WRONG'} (${Math.round((Date.now() - started) / 1000)} s): ${configuration.name}`,
      );
      for (const fault of faults) console.info(fault.replaceAll(/^/gm, '  '));
    }
  } finally {
    await browser.close();
  }
  if (values.report !== undefined) {
    writeFileSync(values.report, JSON.stringify({passed: chosen.length - failed, failed}));
  }
  process.exitCode = failed > 0 ? 1 : 0;
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
