import type {ReactNode} from 'react';
import {audienceHref, type Audience} from '@site/src/lib/audience';

export interface AudienceLinkProps {
  readonly audience: Audience;
  /** The audience that the page is shown to. */
  readonly current: Audience;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A choice of an audience. A plain link: the page is loaded again, as a visitor from a campaign would load it. */
export function AudienceLink({audience, current, className, children}: AudienceLinkProps): ReactNode {
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
