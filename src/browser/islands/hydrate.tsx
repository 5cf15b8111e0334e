/** The half of an island that needs React; fetched with the first one. */
import {Component, useLayoutEffect, type ComponentType, type ReactNode} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {errorText} from '@site/src/lib/errorText';

interface BoundaryProps {
  readonly children: ReactNode;
}

/** Stands in the place of an island whose code threw; the rest of the page stays. */
class IslandBoundary extends Component<BoundaryProps, {readonly error?: unknown}> {
  override state: {readonly error?: unknown} = {};

  static getDerivedStateFromError(error: unknown): {readonly error: unknown} {
    return {error};
  }

  override render(): ReactNode {
    if (!('error' in this.state)) return this.props.children;
    return (
      <div role="alert" className="island-error">
        <p>
          <strong>Unexpected Application Error</strong>
        </p>
        <p>{errorText(this.state.error)}</p>
        <p>
          <button type="button" onClick={() => this.setState({error: undefined}, () => window.location.reload())}>
            Try again
          </button>{' '}
          <a href="/">Return to the home page</a>
        </p>
      </div>
    );
  }
}

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
