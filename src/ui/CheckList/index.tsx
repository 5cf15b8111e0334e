import {Check} from 'lucide-react';
import styles from './styles.module.css';

export function CheckList({items}: {items: readonly string[]}) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          <Check className={styles.icon} aria-hidden="true" size={20} />
          {item}
        </li>
      ))}
    </ul>
  );
}
