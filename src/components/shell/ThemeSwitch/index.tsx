import type {ReactNode} from 'react';
import {useColorMode} from '@docusaurus/theme-common';
import {Moon, Sun} from 'lucide-react';
import {useLanguage} from '@site/src/audience';
import {shellWords} from '@site/src/data/navigation';
import styles from './styles.module.css';

/** Switches between light and dark; until it is used the system decides. */
export function ThemeSwitch(): ReactNode {
  const {colorMode, setColorMode} = useColorMode();
  const words = shellWords[useLanguage()];
  const isDark = colorMode === 'dark';
  return (
    <button
      type="button"
      className={styles.switch}
      aria-label={isDark ? words.toLight : words.toDark}
      onClick={() => setColorMode(isDark ? 'light' : 'dark')}
    >
      {/* Both are in the HTML and CSS picks one, so that the icon is right before the page is hydrated. */}
      <Moon className={styles.moon} size={20} aria-hidden="true" />
      <Sun className={styles.sun} size={20} aria-hidden="true" />
    </button>
  );
}
