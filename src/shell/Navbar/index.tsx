import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import {Menu} from 'lucide-react';
import {Button} from '@site/src/ui/Button';
import {PerLanguage, useLabel} from '@site/src/ui/PerAudience';
import {PaintFrom} from '@site/src/ui/FirstPaint';
import {Wrap} from '@site/src/ui/Wrap';
import {shellLabels, shellWords} from '@site/src/content/navigation';
import {opensDialog} from '@site/src/ui/Dialog/opensDialog';
import {entriesOn, isCurrent, offersItself} from '../entries';
import {Logo} from '../Logo';
import {NavigationItem} from '../NavigationItem';
import {BarMenu} from '../ProductMenu';
import {contentId} from '../SkipLink';
import {SearchButton} from '../SearchButton';
import {ThemeSwitch} from '../ThemeSwitch';
import styles from './styles.module.css';

/** The bar at the top of every page; below 768 px its entries move into the drawer. */
export function Navbar() {
  const {pathname} = useLocation();
  return (
    <header className={styles.header} data-print="hide">
      <Wrap className={styles.bar}>
        <Logo />
        <nav className={styles.navigation} {...useLabel('aria-label', shellLabels('main'))}>
          {entriesOn(pathname).map((entry) =>
            'groups' in entry ? (
              <BarMenu key={entry.id} menu={entry} className={styles.link} />
            ) : (
              <NavigationItem
                key={entry.id}
                entry={entry}
                current={isCurrent(entry, pathname)}
                className={entry.target.kind === 'dialog' ? styles.boxed : styles.link}
              />
            ),
          )}
        </nav>
        <Button className={clsx(styles.trial, offersItself(pathname) && styles.later)} {...opensDialog('lead')}>
          <PerLanguage>
            {(language) => {
              const {tryIt, tryItShort} = shellWords[language];
              const isBeginning = tryIt.startsWith(tryItShort);
              return (
                <span>
                  {isBeginning && tryItShort}
                  <span className={styles.whole}>{isBeginning ? tryIt.slice(tryItShort.length) : tryIt}</span>
                  {!isBeginning && <span className={styles.short}>{tryItShort}</span>}
                </span>
              );
            }}
          </PerLanguage>
        </Button>
        <SearchButton />
        <ThemeSwitch />
        <button
          type="button"
          className={styles.menu}
          {...useLabel('aria-label', shellLabels('openMenu'))}
          {...opensDialog('menu')}
        >
          <Menu size={24} aria-hidden="true" />
        </button>
      </Wrap>
      <PaintFrom id={contentId} />
    </header>
  );
}
