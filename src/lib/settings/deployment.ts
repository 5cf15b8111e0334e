export interface DeploymentRule {
  readonly purpose: string;
  readonly accepts: RegExp;
  readonly expected: string;
}

/** What a deployment has to know beside the settings of the site: none of it is in the build. */
export const deploymentRules = {
  DEPLOY_PATH: {
    purpose: 'folder of the site on your own server, which holds its releases',
    // It is part of nginx's configuration, which takes these signs for its own.
    accepts: /^(?:\/(?!\.{1,2}(?:\/|$))[^"\\$*?[\]{};/\p{Cc}]+)+$/u,
    expected: String.raw`an absolute path without . or .. as a part and without " \ $ * ? [ ] { } ;, such as /srv/tailor-ai`,
  },
  DEPLOY_HOST: {
    purpose: 'name of your own server for ssh; unset: this machine is the server',
    accepts: /^[\w.:[\]][\w.:[\]-]*$/,
    expected: 'a host, such as server.example.com',
  },
  DEPLOY_USER: {
    purpose: 'user on the server; unset: as ssh is configured',
    accepts: /^\w[\w.-]*$/,
    expected: 'the name of a user, such as deploy',
  },
  DEPLOY_SSH_KEY: {
    purpose: 'private key for ssh, in quotation marks over several lines; unset: the keys that ssh finds',
    accepts: /^-----BEGIN [A-Z ]*PRIVATE KEY-----\r?\n[^]+-----END [A-Z ]*PRIVATE KEY-----\s*$/,
    expected: 'a private key, from the line with BEGIN to the line with END',
  },
  DEPLOY_KNOWN_HOSTS: {
    purpose: 'what `ssh-keyscan <host>` prints for the server; unset: the hosts that ssh knows',
    accepts: /^\S+ \S+ \S+/,
    expected: 'what "ssh-keyscan <host>" prints',
  },
  DEPLOY_RELOAD: {
    purpose:
      'command on the server that tests and reloads nginx; unset: `nginx -t && nginx -s reload`, by sudo if need be',
    accepts: /^[^\0]+$/,
    expected: 'a command, such as sudo -n nginx -t && sudo -n systemctl reload nginx',
  },
  DEPLOY_URL: {
    purpose: 'address to ask what is served after a deployment; unset: `SITE_URL`',
    accepts: /^https?:\/\/[^\s/?#]+$/,
    expected: 'an address without a path, such as http://localhost:8080',
  },
  CLOUDFLARE_API_TOKEN: {
    purpose: 'token for Cloudflare, made from the template "Edit Cloudflare Workers"; unset: `npx wrangler login`',
    accepts: /^\S+$/,
    expected: 'a token without spaces',
  },
  CLOUDFLARE_ACCOUNT_ID: {
    purpose: 'id of the account at Cloudflare; unset: the one that the token belongs to',
    accepts: /^[0-9a-f]{32}$/,
    expected: '32 digits and letters from a to f',
  },
} as const satisfies Record<string, DeploymentRule>;

export type DeploymentVariable = keyof typeof deploymentRules;
