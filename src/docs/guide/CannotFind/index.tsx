import type {ReactNode} from 'react';
import {contactAddress} from '@site/src/content/navigation';
import {SiteLink} from '@site/src/ui/SiteLink';

/** Whom to ask for the controls of a guide whose place in the app it does not say. */
export function CannotFind({children}: {readonly children: ReactNode}) {
  return (
    <p>
      <strong>If you cannot find</strong> {children}: ask through <SiteLink to={contactAddress}>Contact</SiteLink>, with
      the URL of your page.
    </p>
  );
}
