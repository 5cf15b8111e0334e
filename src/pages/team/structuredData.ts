import type {TeamMember} from './words';
import {organizationStructuredData} from '../../lib/structuredData';

/** A schema.org Organization with the people in it whose names are known. `url` and `email` are the site's. */
export function teamStructuredData(
  members: readonly TeamMember[],
  {url, email}: {readonly url: string; readonly email: string},
): object {
  const employee = members
    .filter(({name}) => name !== undefined)
    .map(({name, role, portrait, profile, description}) => ({
      '@type': 'Person',
      name,
      jobTitle: role,
      image: `${url}${portrait.src}`,
      description,
      sameAs: profile,
    }));
  return {...organizationStructuredData({url, email}), ...(employee.length > 0 && {employee})};
}
