import 'react';

declare module 'react' {
  /** Styles in markup may set custom properties. */
  interface CSSProperties {
    // eslint-disable-next-line typescript/consistent-indexed-object-style -- a record cannot be added to an interface
    [property: `--${string}`]: string | number;
  }
}
