import type {ReactNode} from 'react';

/** Mounted once by the Layout. */
export function DialogHost(): ReactNode {
  return null;
}
