import {useEffect, useState, useSyncExternalStore, type ComponentType, type ReactNode} from 'react';
import {loadDialog, type HostedDialogProps} from './load';
import {recoverFromMissingCode} from './missingCode';
import {dialogNames, type DialogName} from './opensDialog';
import {currentRequest, dismissDialog, openerOf, requestDialog, returnFocus, subscribeToRequests} from './requests';
import {useRequestFromAddress} from './useRequestFromAddress';

type LoadedDialogs = Partial<Record<DialogName, ComponentType<HostedDialogProps>>>;

const noRequest = (): undefined => undefined;

/** Fetches the code while the pointer or the focus is still on its way to the click. */
function preload(event: Event): void {
  const found = openerOf(event);
  // The click asks again, and says so where the code cannot be had.
  if (found) loadDialog[found.name]().catch(() => undefined);
}

/** Mounted once by the Layout. Fetches a dialog's code when it is first asked for, and shows it. */
export function DialogHost(): ReactNode {
  const request = useSyncExternalStore(subscribeToRequests, currentRequest, noRequest);
  const [loaded, setLoaded] = useState<LoadedDialogs>({});
  useRequestFromAddress();

  useEffect(() => {
    document.addEventListener('pointerover', preload);
    document.addEventListener('focusin', preload);
    return () => {
      document.removeEventListener('pointerover', preload);
      document.removeEventListener('focusin', preload);
    };
  }, []);

  useEffect(() => {
    if (request === undefined) return;
    loadDialog[request.name]().then(
      (dialog) => setLoaded((before) => ({...before, [request.name]: dialog})),
      () => recoverFromMissingCode(request.name),
    );
  }, [request]);

  return (
    <>
      {dialogNames.map((name) => {
        const Dialog = loaded[name];
        return (
          Dialog && (
            <Dialog
              key={name}
              open={request?.name === name}
              onClose={dismissDialog}
              onReturnFocus={returnFocus}
              onOpenOther={requestDialog}
            />
          )
        );
      })}
    </>
  );
}
