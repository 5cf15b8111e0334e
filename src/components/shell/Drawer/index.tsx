import type {MouseEvent, ReactNode} from 'react';
import * as Dialog from '@radix-ui/react-dialog';
import {useHistory, useLocation} from '@docusaurus/router';
import {X} from 'lucide-react';
import {useLanguage} from '@site/src/audience';
import {shellWords, type NavigationEntry} from '@site/src/data/navigation';
import {entriesOn, isCurrent} from '../entries';
import {NavigationItem} from '../NavigationItem';
import styles from './styles.module.css';

/** Time between choosing an entry and navigating, in milliseconds: the drawer is seen to close first. */
export const navigationDelay = 100;

export interface DrawerProps {
  onClose: () => void;
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** The menu below 768 px, a sheet that rises from the bottom edge. */
export default function Drawer({onClose}: DrawerProps): ReactNode {
  const history = useHistory();
  const {pathname} = useLocation();
  const language = useLanguage();
  const words = shellWords[language];

  const choose = ({target}: NavigationEntry, event: MouseEvent): void => {
    if (target.kind === 'dialog') return;
    if (target.kind === 'page' && isPlainClick(event)) {
      event.preventDefault();
      window.setTimeout(() => history.push(target.path), navigationDelay);
    }
    onClose();
  };

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content className={styles.drawer} aria-describedby={undefined} lang={language}>
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>{words.menu}</Dialog.Title>
            <Dialog.Close className={styles.close} aria-label={words.closeMenu}>
              <X size={24} aria-hidden="true" />
            </Dialog.Close>
          </div>
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
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
