/** The half of an island that needs React; fetched with the first one. */
import {Component, type ComponentType, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
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
