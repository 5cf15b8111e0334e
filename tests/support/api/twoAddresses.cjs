/** Loaded before a sample: gives every host two addresses, as most have that can be reached by IPv4 and IPv6. */
const dns = require('node:dns');

dns.lookup = (host, options, answer) => {
  const addresses = ['127.0.0.1', '127.0.0.2'].map((address) => ({address, family: 4}));
  if (options.all) answer(null, addresses);
  else answer(null, addresses[0].address, 4);
};
