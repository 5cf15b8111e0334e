import {storedItems} from '../storage';
import {sortStoredKeys, type StoredKey, type StoredKeys} from './storedKeys';

/** Looks into this browser; undefined where it denies that, in which case the site could not write either. */
export function readStoredKeys(): StoredKeys | undefined {
  try {
    return sortStoredKeys(
      storedItems,
      document.cookie,
      Object.keys(window.localStorage),
      Object.keys(window.sessionStorage),
    );
  } catch {
    return undefined;
  }
}

function remove({place, key}: StoredKey): void {
  if (place === 'Local storage') window.localStorage.removeItem(key);
  else if (place === 'Session storage') window.sessionStorage.removeItem(key);
  else document.cookie = `${key}=; max-age=0; path=/; SameSite=Lax`;
}

/** Deletes notes, where the browser allows it. */
export function removeStoredKeys(keys: readonly StoredKey[]): void {
  try {
    keys.forEach(remove);
  } catch {
    // What is still there shows when the browser is looked into again.
  }
}
