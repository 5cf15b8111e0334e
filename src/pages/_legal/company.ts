import {placeholder} from '../../lib/placeholder';

/** Who stands behind the legal texts; replace both before the site goes live. */
export const company = {
  name: placeholder('registered name of the company', 'the company behind Tailor AI (registered name to be added)'),
  address: placeholder('postal address of the company', 'postal address to be added'),
};
