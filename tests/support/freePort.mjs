import {createServer} from 'node:net';

/**
 * A port nobody listens on, so that a site that is being worked on is not tested by mistake.
 *
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() =>
        address === null || typeof address === 'string'
          ? reject(new Error('The system gave no port.'))
          : resolve(address.port),
      );
    });
  });
}
