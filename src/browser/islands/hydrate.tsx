/** The half of an island that needs React; fetched with the first one. */
import type {ComponentType} from 'react';
import {flushSync} from 'react-dom';
import {hydrateRoot} from 'react-dom/client';
import {IslandBoundary} from './IslandBoundary';

/** Makes the HTML of an island its component's own, at once: after the call it answers, or has said that it cannot. */
export function hydrate(
  root: HTMLElement,
  Island: ComponentType<object>,
  props: object,
  identifierPrefix: string,
): void {
  flushSync(() => {
    hydrateRoot(
      root,
      <IslandBoundary>
        <Island {...props} />
      </IslandBoundary>,
      {identifierPrefix, onCaughtError: (error) => console.error(error)},
    );
  });
}
