import {Component, type ReactNode} from 'react';
import clsx from 'clsx';
import button from '@site/src/ui/Button/styles.module.css';
import styles from './IslandBoundary.module.css';

/** What to tell a visitor about an error: a response's status text, else the message, else a plain sentence. */
export function errorText(error: unknown): string {
  if (typeof error === 'object' && error !== null) {
    if ('statusText' in error && typeof error.statusText === 'string' && error.statusText !== '')
      return error.statusText;
    if ('message' in error && typeof error.message === 'string' && error.message !== '') return error.message;
  }
  return typeof error === 'string' && error !== '' ? error : 'The reason is not known.';
}

interface BoundaryState {
  readonly failure?: {readonly error: unknown} | undefined;
}

/** Shown in place of an island whose code threw; the rest of the page stays. */
export class IslandBoundary extends Component<{readonly children: ReactNode}, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return {failure: {error}};
  }

  override render() {
    const {failure} = this.state;
    if (failure === undefined) return this.props.children;
    return (
      <div role="alert" className={styles.failure}>
        <p className={styles.heading}>Unexpected Application Error</p>
        <p>{errorText(failure.error)}</p>
        <p>This part of the page stopped working. Nothing you did caused it, and the rest of the page still works.</p>
        <p className={styles.ways}>
          <button
            type="button"
            className={clsx(button.button, button.secondary)}
            onClick={() => this.setState({failure: undefined})}
          >
            Try again
          </button>
          <a href="/">Return to the home page</a>
        </p>
      </div>
    );
  }
}
