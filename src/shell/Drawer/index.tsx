import {useLocation} from '@docusaurus/router';
import {Dialog, DialogTitle} from '@site/src/ui/Dialog';
import {shellLabels, shellWords} from '@site/src/content/navigation';
import {entriesOn, isCurrent} from '../entries';
import {NavigationItem} from '../NavigationItem';
import {FoldedMenu} from '../ProductMenu';
import styles from './styles.module.css';

/** The menu below 768 px, a sheet that rises from the bottom edge. */
export function Drawer() {
  const {pathname} = useLocation();
  return (
    <Dialog name="menu" closeLabel={shellLabels('closeMenu')} size="sheet">
      {(language) => (
        <div className={styles.drawer} data-drawer>
          <DialogTitle dialog="menu" language={language} className={styles.title}>
            {shellWords[language].menu}
          </DialogTitle>
          <nav aria-label={shellWords[language].main} className={styles.navigation}>
            {entriesOn(pathname).map((entry) =>
              'groups' in entry ? (
                <FoldedMenu key={entry.id} menu={entry} className={styles.item} />
              ) : (
                <NavigationItem
                  key={entry.id}
                  entry={entry}
                  current={isCurrent(entry, pathname)}
                  className={styles.item}
                />
              ),
            )}
          </nav>
        </div>
      )}
    </Dialog>
  );
}
