import {useLocation} from '@docusaurus/router';
import {ChevronDown} from 'lucide-react';
import {PerLanguage} from '@site/src/ui/PerAudience';
import type {NavigationMenu} from '@site/src/content/navigation';
import {footerId, isCurrent} from '../entries';
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
  /** Of its line, which stands among other entries. */
  readonly className: string | undefined;
}

/** A menu of the bar: a button, and below the bar a panel that the browser opens and closes. Without scripts, the footer. */
export function BarMenu({menu, className}: BarMenuProps) {
  return (
    <div className={styles.menu}>
      <button type="button" className={className} popoverTarget={panelId} data-needs-script>
        <PerLanguage>{(language) => menu.label[language]}</PerLanguage>
        <ChevronDown size={14} aria-hidden="true" className={styles.sign} />
      </button>
      <noscript>
        <a href={`#${footerId}`} className={className}>
          {menu.label.en}
        </a>
      </noscript>
      <div id={panelId} popover="auto" className={styles.panel} data-menu-panel data-in-template>
        <div className={styles.columns}>
          <Groups menu={menu} />
        </div>
      </div>
    </div>
  );
}

/** The same in the drawer, unfolded in its place: drawer.behavior.ts puts the pages there. */
export function FoldedMenu({menu, className}: BarMenuProps) {
  return (
    <details className={styles.folded} data-folded-menu>
      <summary className={className}>
        <PerLanguage>{(language) => menu.label[language]}</PerLanguage>
        <ChevronDown size={18} aria-hidden="true" className={styles.sign} />
      </summary>
    </details>
  );
}
