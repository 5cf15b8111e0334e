/** The half of an island that needs React; fetched with the first one. */
import type {ComponentType} from 'react';
import {flushSync} from 'react-dom';
import {hydrateRoot} from 'react-dom/client';
import {IslandBoundary} from './IslandBoundary.client';

let isTold = false;

/** React draws an island anew whose HTML is not what it wrote, which is right, and no error of the page. */
function tellOnce(): void {
  if (isTold) return;
  isTold = true;
  console.warn('A translator or an extension changed a part of this page before its code came. It was drawn anew.');
}

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
      {identifierPrefix, onCaughtError: (error) => console.error(error), onRecoverableError: tellOnce},
    );
  });
}
