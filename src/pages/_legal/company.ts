import {placeholder} from '../../lib/placeholder';

/** Who stands behind the legal texts; give both before the site goes live. */
const name = placeholder('registered name of the company', 'Tailor AI');
const address = placeholder<string | undefined>('postal address of the company', undefined);

/** The company as a sentence names it. */
export const company = [name, address].filter(Boolean).join(', ');
