/** What the samples for Next.js use of it; the package itself is not installed. */
declare module 'next/script' {
  import type {ReactNode} from 'react';

  export interface ScriptProps {
    readonly src: string;
    readonly strategy: 'beforeInteractive' | 'afterInteractive' | 'lazyOnload';
  }

  export default function Script(props: ScriptProps): ReactNode;
}
