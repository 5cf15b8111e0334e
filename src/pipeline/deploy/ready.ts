import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Settings} from '../../lib/settings/parse';
import {settingRules} from '../../lib/settings/schema';
import {settingsThatLeadNowhere} from '../placeholders/list';
import {settingsFile} from '../hosting/cloudflare';
import {readTextSync} from '../files';
import {DeploymentError} from './served';

const shown = (value: unknown): string =>
  value === undefined ? 'unset' : typeof value === 'string' ? value : JSON.stringify(value);

/** The settings that a build was made with, and that are others now. */
function changed(built: ReadonlyMap<string, unknown>, settings: Settings): string[] {
  const now = new Map<string, unknown>(Object.entries(settings));
  return Object.entries(settingRules).flatMap(([name, {variable}]) => {
    const [then, today] = [shown(built.get(name)), shown(now.get(name))];
    return then === today ? [] : [`${variable} is ${today}, and was ${then}`];
  });
}

const list = (lines: readonly string[]): string => lines.map((line) => `  - ${line}\n`).join('');

/**
 * Refuses a build that is missing, that was made with other settings than there are now, or whose settings would lead
 * visitors nowhere.
 */
export function checkBuild(build: string, settings: Settings): void {
  const placeholders = settingsThatLeadNowhere(settings);
  if (placeholders.length > 0) {
    throw new DeploymentError(
      `Nothing was deployed, because visitors would be led nowhere. Set these in .env or the environment, then run "npm run build" again:\n${list(placeholders)}`.trimEnd(),
    );
  }
  if (settings.publishUntil !== undefined) {
    throw new DeploymentError(
      `Nothing was deployed: PUBLISH_UNTIL is ${settings.publishUntil}, so that posts would not come out on their day. Unset it, and run "npm run build" again.`,
    );
  }
  const record = path.join(build, settingsFile);
  if (!existsSync(path.join(build, 'index.html')) || !existsSync(record)) {
    throw new DeploymentError('Nothing was deployed: there is no built site in build. Run "npm run build" first.');
  }
  const built: unknown = JSON.parse(readTextSync(record));
  const others = changed(new Map<string, unknown>(Object.entries(built ?? {})), settings);
  if (others.length > 0) {
    throw new DeploymentError(
      `Nothing was deployed: build was made with other settings. Run "npm run build" again.\n${list(others)}`.trimEnd(),
    );
  }
}
