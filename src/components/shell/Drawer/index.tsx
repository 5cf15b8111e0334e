import type {MouseEvent, ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {useLanguage} from '@site/src/audience';
import {Dialog, DialogTitle} from '@site/src/components/Dialog';
import {shellWords, type NavigationEntry} from '@site/src/data/navigation';
import type {HostedDialogProps} from '@site/src/dialogs/load';
import {isPlainClick} from '@site/src/lib/isPlainClick';
import {entriesOn, isCurrent} from '../entries';
import {NavigationItem} from '../NavigationItem';
import styles from './styles.module.css';

/** Time between choosing an entry and navigating, in milliseconds: the drawer is seen to close first. */
const navigationDelay = 100;

/** The menu below 768 px, a sheet that rises from the bottom edge. */
export function Drawer({open, onClose, onReturnFocus}: HostedDialogProps): ReactNode {
  const history = useHistory();
  const {pathname} = useLocation();
  const language = useLanguage();
  const words = shellWords[language];

  const choose = ({target}: NavigationEntry, event: MouseEvent): void => {
    // A dialog takes the drawer's place by itself.
    if (target.kind === 'dialog') return;
    if (target.kind === 'page' && isPlainClick(event)) {
      event.preventDefault();
      window.setTimeout(() => history.push(target.path), navigationDelay);
    }
    onClose();
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      onReturnFocus={onReturnFocus}
      language={language}
      closeLabel={words.closeMenu}
      size="sheet"
    >
      <div className={styles.drawer}>
        <DialogTitle className={styles.title}>{words.menu}</DialogTitle>
        <nav aria-label={words.main} className={styles.navigation}>
          {entriesOn(pathname).map((entry) => (
            <NavigationItem
              key={entry.id}
              entry={entry}
              current={isCurrent(entry, pathname)}
              className={styles.item}
              onClick={(event) => choose(entry, event)}
            />
          ))}
        </nav>
      </div>
    </Dialog>
  );
}
