/** The half of an island that needs React; fetched with the first one. */
import {useLayoutEffect, type ComponentType, type ReactNode} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {IslandBoundary} from './IslandBoundary';

function Ready({children, onReady}: {readonly children: ReactNode; readonly onReady: () => void}): ReactNode {
  useLayoutEffect(onReady, [onReady]);
  return children;
}

/** Makes the HTML of an island its component's own. Resolves once it answers, or has said that it cannot. */
export function hydrate(
  root: HTMLElement,
  Island: ComponentType<object>,
  props: object,
  identifierPrefix: string,
): Promise<void> {
  return new Promise((resolve) => {
    hydrateRoot(
      root,
      <Ready onReady={resolve}>
        <IslandBoundary>
          <Island {...props} />
        </IslandBoundary>
      </Ready>,
      {identifierPrefix, onCaughtError: (error) => console.error(error)},
    );
  });
}
