import {deploymentRules, type DeploymentRule, type DeploymentVariable} from '../../lib/settings/deployment';
import {isExample} from '../placeholders/list';
import {DeploymentError} from './served';

type Environment = Readonly<Record<string, string | undefined>>;

export interface ServerSettings {
  readonly folder: string;
  readonly host: string | undefined;
  readonly user: string | undefined;
  readonly key: string | undefined;
  readonly knownHosts: string | undefined;
  /** Empty where the usual command does. */
  readonly reload: string;
}

/** Reads a variable; empty counts as unset. A key is never shown. */
function read(environment: Environment, variable: DeploymentVariable): string | undefined {
  const value = environment[variable]?.trim() ?? '';
  const {accepts, expected}: DeploymentRule = deploymentRules[variable];
  if (value === '') return undefined;
  if (!accepts.test(value)) {
    const isSecret = variable === 'DEPLOY_SSH_KEY' || variable === 'CLOUDFLARE_API_TOKEN';
    const found = isSecret ? `${variable} is not valid` : `${variable} is "${value}", which is not valid`;
    throw new DeploymentError(`Nothing was deployed: ${found}. Expected ${expected}.`);
  }
  return value;
}

/** @throws DeploymentError for a variable that is missing or not valid. */
export function serverSettings(environment: Environment): ServerSettings {
  const folder = read(environment, 'DEPLOY_PATH');
  if (folder === undefined) {
    throw new DeploymentError(
      `Nothing was deployed: DEPLOY_PATH is not set. Write ${deploymentRules.DEPLOY_PATH.expected}.`,
    );
  }
  return {
    folder,
    host: read(environment, 'DEPLOY_HOST'),
    user: read(environment, 'DEPLOY_USER'),
    key: read(environment, 'DEPLOY_SSH_KEY'),
    knownHosts: read(environment, 'DEPLOY_KNOWN_HOSTS'),
    reload: read(environment, 'DEPLOY_RELOAD') ?? '',
  };
}

/** Holds what wrangler reads by itself to its form. */
export function checkCloudflareSettings(environment: Environment): void {
  read(environment, 'CLOUDFLARE_API_TOKEN');
  read(environment, 'CLOUDFLARE_ACCOUNT_ID');
}

/** The address that is asked what a host serves. */
export function addressToAsk(environment: Environment, siteUrl: string): string {
  const address = read(environment, 'DEPLOY_URL') ?? siteUrl;
  if (!isExample(address)) return address;
  throw new DeploymentError(
    `Nothing was changed: SITE_URL is ${address}, where nobody answers. Write the address of this site into .env.`,
  );
}
