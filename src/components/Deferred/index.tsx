import type {ComponentType, ReactNode} from 'react';

/** Being replaced by islands: see src/browser/islands/Island.tsx. */
export function Deferred({rendered: Content}: {rendered: ComponentType | undefined; [other: string]: unknown}): ReactNode {
  return <div>{Content && <Content />}</div>;
}
