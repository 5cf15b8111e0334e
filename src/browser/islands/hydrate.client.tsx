/** The part of the islands' code that needs React, fetched with the first island. */
import type {ComponentType} from 'react';
import {flushSync} from 'react-dom';
import {hydrateRoot} from 'react-dom/client';
import {IslandBoundary} from './IslandBoundary.client';

let isTold = false;

/** If an island's HTML was changed, React draws it again, which is not an error of the page. */
function tellOnce(): void {
  if (isTold) return;
  isTold = true;
  console.warn('A translator or an extension changed a part of this page before its code came. It was drawn anew.');
}

/** Hydrates an island synchronously: after the call it responds, or shows that it failed. */
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
      {identifierPrefix, onCaughtError: (error) => console.error(error), onRecoverableError: tellOnce},
    );
  });
}
