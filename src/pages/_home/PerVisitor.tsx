import type {ReactNode} from 'react';
import type {Audience, Language} from '@site/src/lib/audience';
import {PerAudience} from '@site/src/ui/PerAudience';

export interface PerVisitorProps {
  readonly language: Language;
  readonly as?: 'span' | 'div';
  readonly children: (audience: Audience) => ReactNode;
}

/** What differs by audience, in the page of one language: the German page has one audience, the English page the others. */
export function PerVisitor({language, as, children}: PerVisitorProps): ReactNode {
  return language === 'de' ? children('german') : <PerAudience as={as}>{children}</PerAudience>;
}
