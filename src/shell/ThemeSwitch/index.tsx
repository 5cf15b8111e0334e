import {Moon, Sun} from 'lucide-react';
import {useLabel} from '@site/src/ui/PerAudience';
import {shellLabels} from '@site/src/content/navigation';
import styles from './styles.module.css';

/**
 * Switches between light and dark; until it is used, the system decides. CSS shows one of two buttons, depending on the
 * theme.
 */
export function ThemeSwitch() {
  const toDark = useLabel('aria-label', shellLabels('toDark'));
  const toLight = useLabel('aria-label', shellLabels('toLight'));
  return (
    <>
      <button type="button" className={styles.toDark} data-theme-switch="dark" {...toDark}>
        <Moon size={20} aria-hidden="true" />
      </button>
      <button type="button" className={styles.toLight} data-theme-switch="light" {...toLight}>
        <Sun size={20} aria-hidden="true" />
      </button>
    </>
  );
}
