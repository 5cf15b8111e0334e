import {useEffect, useRef} from 'react';
import {useLocation} from '@docusaurus/router';

/** Calls back when the visitor goes to another page than the one where this was first used. */
export function useOnPathChange(callback: () => void): void {
  const {pathname} = useLocation();
  const firstPath = useRef(pathname);

  useEffect(() => {
    if (firstPath.current !== pathname) callback();
  }, [pathname, callback]);
}
