import {DeploymentError, nameRelease, type Served} from './served';
import {ask, verify, type Patience} from './verify';
import type {Wrangler} from './wrangler';

export interface CloudflareDeployment {
  readonly wrangler: Wrangler;
  /** The address that is asked what is served. */
  readonly site: string;
  readonly patience: Patience;
}

/** Noted with each version at Cloudflare, so that going back to it can be verified; 120 signs at most. */
const noteOf = ({release, page, policy}: Served): string => `release ${release} page ${page} policy ${policy}`;

/** What a version has to send, by its note; undefined if it was deployed in another way. */
function expectedBy(note: string): Served | undefined {
  const [, release, page, policy] = /^release (\S+) page (\w+) policy (\w+)$/.exec(note) ?? [];
  return page === undefined || policy === undefined ? undefined : {release, page, policy};
}

/** What is served now; undefined where nothing is. */
const servedNow = async (site: string): Promise<Served | undefined> => ask(site).catch(() => undefined);

/** Puts back the version that was served before, and says what is served then. */
async function goBack(
  {wrangler, site, patience}: CloudflareDeployment,
  version: string | undefined,
  before: Served | undefined,
): Promise<string> {
  if (version === undefined) return 'It is the first version, so that there is none to go back to';
  if (!(await wrangler.rollBack(version))) return `Going back to version ${version} failed too, as told above`;
  const found = before === undefined ? `${site} did not answer before either` : await verify(site, before, patience);
  return found === undefined
    ? `Version ${version} is served again`
    : `Version ${version} is deployed again, but ${found}`;
}

/** Deploys the build to Cloudflare and asks the site whether it is served; goes back where it is not. */
export async function deployToCloudflare(build: string, deployment: CloudflareDeployment): Promise<string> {
  const {wrangler, site, patience} = deployment;
  const {release, expected} = await nameRelease(build);
  const [version] = await wrangler.versions();
  const before = await servedNow(site);
  if (!(await wrangler.deploy(noteOf(expected)))) {
    throw new DeploymentError('Nothing was deployed: wrangler failed, as told above. What is served has not changed.');
  }
  const found = await verify(site, expected, patience);
  if (found !== undefined) {
    throw new DeploymentError(
      `Release ${release} is not served: ${found}. ${await goBack(deployment, version, before)}.`,
    );
  }
  const back = version === undefined ? '' : ` Back to version ${version}: npm run rollback:cloudflare`;
  return `Release ${release} is served at ${site}.${back}`;
}

/** Deploys an earlier version again, the one before or one that is named, and asks the site whether it is served. */
export async function rollBackCloudflare(name: string | undefined, deployment: CloudflareDeployment): Promise<string> {
  const {wrangler, site, patience} = deployment;
  const [current, ...earlier] = await wrangler.versions();
  const version = name ?? earlier.find((each) => each !== current);
  if (version === undefined) throw new DeploymentError('Nothing was changed: Cloudflare has no earlier version.');
  const expected = expectedBy(await wrangler.noteOf(version));
  const before = await servedNow(site);
  if (!(await wrangler.rollBack(version))) {
    throw new DeploymentError('Nothing was changed: wrangler failed, as told above.');
  }
  if (expected === undefined) {
    return `Version ${version} is deployed. It came about in another way, so look yourself what ${site} serves.`;
  }
  const found = await verify(site, expected, patience);
  if (found !== undefined) {
    throw new DeploymentError(
      `Version ${version} is not served: ${found}. ${await goBack(deployment, current, before)}.`,
    );
  }
  return `Version ${version} is served at ${site}, which is release ${expected.release}.`;
}
