import type {ComponentType} from 'react';
import {LoadFailure} from './LoadFailure';
import type {DialogName} from './opensDialog';

export interface HostedDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called once the dialog is gone, to put the focus back on what opened it. */
  readonly onReturnFocus: () => void;
  /** Opens another dialog in place of this one. */
  readonly onOpenOther: (name: DialogName) => void;
}

/** Fetches a dialog's code, with everything that only dialogs use. Rejects when it cannot be had; may be tried again. */
export const loadDialog: Readonly<Record<DialogName, () => Promise<ComponentType<HostedDialogProps>>>> = {
  lead: () => import('@site/src/lead/LeadDialog').then((module) => module.LeadDialog),
  menu: () => import('@site/src/components/shell/Drawer').then((module) => module.Drawer),
  search: () => import('@site/src/search/SearchDialog').then((module) => module.SearchDialog),
  extension: () => import('@site/src/components/ExtensionDialog').then((module) => module.ExtensionDialog),
  // At hand from the start, for when nothing can be fetched.
  failure: () => Promise.resolve(LoadFailure),
};
