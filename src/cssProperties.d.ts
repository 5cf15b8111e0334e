import 'react';

declare module 'react' {
  /** Styles in markup may set custom properties. */
  interface CSSProperties {
    [property: `--${string}`]: string | number;
  }
}
