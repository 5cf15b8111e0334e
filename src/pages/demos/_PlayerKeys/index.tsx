import clsx from 'clsx';
import {Disclosure} from '@site/src/ui/Disclosure';
import onDenim from '@site/src/ui/denim.module.css';
import styles from './styles.module.css';

/** The keys of the player, as the page explains them. */
export const playerKeys: readonly {readonly keys: readonly string[]; readonly does: string}[] = [
  {keys: ['Space', 'K'], does: 'play and pause'},
  {keys: ['Left', 'Right'], does: '5 seconds back and forward'},
  {keys: ['J', 'L'], does: '10 seconds back and forward'},
  {keys: ['Shift Left', 'Shift Right'], does: 'previous and next chapter'},
  {keys: ['Home', 'End'], does: 'start and end'},
  {keys: ['1', '2', '3', '4'], does: 'half, normal, 1.5 and double speed'},
  {keys: ['C'], does: 'captions on and off'},
];

/** What the keyboard does in a player. */
export function PlayerKeys() {
  return (
    <Disclosure title="Keyboard shortcuts" className={clsx(onDenim.words, styles.keys)}>
      <dl className={styles.list}>
        {playerKeys.map(({keys, does}) => (
          <div key={does} className={styles.row}>
            <dt className={styles.caps}>
              {keys.map((key) => (
                <kbd key={key} className={styles.cap}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
