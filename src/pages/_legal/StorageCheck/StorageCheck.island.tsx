import {useRef, useState} from 'react';
import {Button} from '@site/src/ui/Button';
import {readStoredKeys, removeStoredKeys, type StoredKeys} from './browserStorage';
import styles from './styles.module.css';

function verdict(found: StoredKeys | undefined): string {
  if (found === undefined) return 'Your browser blocks this site’s storage.';
  if (found.own.length === 0) return 'This site has stored nothing in this browser.';
  return found.own.length === 1
    ? 'One item from this site is here:'
    : `${found.own.length} items from this site are here:`;
}

/** The table above, held against the reader's own browser; what is found can be deleted on the spot. */
export default function StorageCheck() {
  const [checked, setChecked] = useState<{readonly found: StoredKeys | undefined}>();
  const lookButton = useRef<HTMLButtonElement>(null);
  const look = (): void => setChecked({found: readStoredKeys()});
  const own = checked?.found?.own ?? [];
  const others = checked?.found?.others ?? [];
  const removeOwn = (): void => {
    removeStoredKeys(own);
    look();
    // The button that had the focus goes with what it deleted.
    lookButton.current?.focus();
  };
  return (
    // It cannot look anywhere without scripts; the table says the same.
    <div className={styles.check} role="group" aria-labelledby="in-your-browser" data-print="hide" data-needs-script>
      <h3 id="in-your-browser" className={styles.title}>
        In your browser
      </h3>
      <p className={styles.text}>
        See which of these are in the browser you are using now. The result stays in this browser.
      </p>
      <div className={styles.actions}>
        <Button kind="secondary" ref={lookButton} onClick={look}>
          Check this browser
        </Button>
        {own.length > 0 && (
          <Button kind="secondary" onClick={removeOwn}>
            Delete them
          </Button>
        )}
      </div>
      <div role="status" className={styles.outcome}>
        {checked !== undefined && <p>{verdict(checked.found)}</p>}
        {own.length > 0 && (
          <ul>
            {own.map(({place, key, item}) => (
              <li key={`${place} ${key}`}>
                <code>{key}</code> ({place.toLowerCase()}): {item.holds}
              </li>
            ))}
          </ul>
        )}
        {others.length > 0 && (
          <p>
            Stored here by something else, such as a tag or the editor:{' '}
            {others.map(({place, key}) => `${key} (${place.toLowerCase()})`).join(', ')}
          </p>
        )}
      </div>
    </div>
  );
}
