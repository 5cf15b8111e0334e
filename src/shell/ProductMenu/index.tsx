import {useLocation} from '@docusaurus/router';
import {ChevronDown} from 'lucide-react';
import {PerLanguage} from '@site/src/ui/PerAudience';
import type {NavigationMenu} from '@site/src/content/navigation';
import {isCurrent} from '../entries';
import {NavigationItem} from '../NavigationItem';
import styles from './styles.module.css';

interface GroupsProps {
  readonly menu: NavigationMenu;
}

/** The pages of a menu, by what they are about. */
function Groups({menu: {groups}}: GroupsProps) {
  const {pathname} = useLocation();
  return groups.map(({label, entries}) => (
    <div key={label.en} className={styles.group}>
      <p className={styles.label}>
        <PerLanguage>{(language) => label[language]}</PerLanguage>
      </p>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <NavigationItem entry={entry} current={isCurrent(entry, pathname)} className={styles.link} />
          </li>
        ))}
      </ul>
    </div>
  ));
}

const panelId = 'product-menu';

export interface BarMenuProps extends GroupsProps {
  /** Of the button, which stands among the entries of the bar. */
  readonly className: string | undefined;
}

/** A menu of the bar: a button, and below the bar a panel that the browser itself opens and closes. */
export function BarMenu({menu, className}: BarMenuProps) {
  return (
    <div className={styles.menu}>
      <button type="button" className={className} popoverTarget={panelId}>
        <PerLanguage>{(language) => menu.label[language]}</PerLanguage>
        <ChevronDown size={14} aria-hidden="true" className={styles.sign} />
      </button>
      <div id={panelId} popover="auto" className={styles.panel} data-menu-panel>
        <div className={styles.columns}>
          <Groups menu={menu} />
        </div>
      </div>
    </div>
  );
}

export interface FoldedMenuProps extends GroupsProps {
  /** Of its line, which stands among the entries of the drawer. */
  readonly className: string | undefined;
}

/** The same in the drawer, unfolded in its place. */
export function FoldedMenu({menu, className}: FoldedMenuProps) {
  return (
    <details className={styles.folded}>
      <summary className={className}>
        <PerLanguage>{(language) => menu.label[language]}</PerLanguage>
        <ChevronDown size={18} aria-hidden="true" className={styles.sign} />
      </summary>
      <Groups menu={menu} />
    </details>
  );
}
