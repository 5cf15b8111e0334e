import {useEffect} from 'react';
import {useLocation} from '@docusaurus/router';
import {asksForContact} from './contactParameter';
import {dismissDialog, requestDialog} from './requests';

interface Visited {
  readonly page: string;
  readonly hash: string;
  /** One per navigation; the first page of a visit has none. */
  readonly key: string | undefined;
}

/** Outlives the host, which each navigation mounts anew. */
let last: Visited | undefined;

/**
 * Opens the lead dialog on each navigation to an address with contact=true, and
 * closes dialogs on navigation to another path. A jump within the page is neither.
 */
export function useRequestFromAddress(): void {
  const {pathname, search, hash, key} = useLocation();
  useEffect(() => {
    const before = last;
    last = {page: pathname + search, hash, key};
    if (before?.page === last.page && (before.hash !== hash || before.key === key)) return;
    if (before !== undefined && before.page !== last.page) dismissDialog();
    if (asksForContact(search)) requestDialog('lead');
  }, [pathname, search, hash, key]);
}
