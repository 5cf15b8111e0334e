/** Says what keeps a release from being served, what is served now, and what to do. */
export class DeploymentError extends Error {
  override readonly name = 'DeploymentError';
}
