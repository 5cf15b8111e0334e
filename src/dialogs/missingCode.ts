import {reachesSite, reloadOnce} from '@site/src/lib/reloadOnce';
import type {DialogName} from './opensDialog';
import {currentRequest, requestDialog} from './requests';

/** Deals with code that could not be fetched: loads the page anew where that may help, and says so where it may not. */
export async function recoverFromMissingCode(dialog?: DialogName): Promise<void> {
  if ((await reachesSite()) && reloadOnce(dialog)) return;
  // A dialog that has been opened meanwhile is not to be taken away.
  if (currentRequest()?.name === dialog) requestDialog('failure');
}
