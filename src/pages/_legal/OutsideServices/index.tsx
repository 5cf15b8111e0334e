import type {ReactNode} from 'react';
import {outsideServices} from './services';
import {useSettings} from '@site/src/lib/settings/useSettings';

/** What other companies may store through this website: as many as this deployment has set up, or none. */
export function OutsideServices(): ReactNode {
  const services = outsideServices(useSettings());
  if (services.length === 0) {
    return (
      <p>
        This website uses no services of other companies: no tag manager, no outside form, no outside video. So it sets
        no cookies of theirs.
      </p>
    );
  }
  return (
    <>
      <p>These services of other companies are part of this website:</p>
      <ul>
        {services.map((service) => (
          <li key={service}>{service}</li>
        ))}
      </ul>
    </>
  );
}
