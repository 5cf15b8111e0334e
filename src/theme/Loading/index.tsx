/**
 * Replaces the theme's Loading, which carries a spinner and its styles on every
 * page: a page's code is loaded before it is shown, so that all this has to do
 * is offer another try where the network failed.
 */
import type {ReactNode} from 'react';
import {errorText} from '@site/src/lib/errorText';

interface LoadingProps {
  readonly error?: unknown;
  readonly retry: () => void;
}

export default function Loading({error, retry}: LoadingProps): ReactNode {
  if (!error) return null;
  return (
    <main role="alert">
      <p>This page did not load: {errorText(error)}</p>
      <button type="button" onClick={retry}>
        Try again
      </button>
    </main>
  );
}
