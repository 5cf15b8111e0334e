import type {ReactNode} from 'react';
import {audienceHref, type Audience} from '@site/src/lib/audience';

export interface AudienceLinkProps {
  readonly audience: Audience;
  /** The audience of the current page. */
  readonly current: Audience;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A link to the page for an audience, which loads it as for a visitor from a campaign. */
export function AudienceLink({audience, current, className, children}: AudienceLinkProps) {
  return (
    <a
      href={audienceHref(audience, '')}
      className={className}
      aria-current={audience === current ? 'true' : undefined}
      data-audience-choice={audience}
    >
      {children}
    </a>
  );
}
