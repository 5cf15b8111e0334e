import type {ReactNode} from 'react';
import {outsideServices} from './services';
import {useSettings} from '@site/src/lib/settings/useSettings';

/** What other companies may store through this website: as many as this deployment has set up, or none. */
export function OutsideServices(): ReactNode {
  const services = outsideServices(useSettings());
  if (services.length === 0) {
    return (
      <p>
        This website uses no services from other companies: no tag manager, no outside form, no outside video. So it
        sets none of their cookies.
      </p>
    );
  }
  return (
    <>
      <p>These services from other companies are part of this website:</p>
      <ul>
        {services.map((service) => (
          <li key={service}>{service}</li>
        ))}
      </ul>
    </>
  );
}
