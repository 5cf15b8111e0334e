import {storedItems, type StoragePlace, type StoredItem} from '../storage';

/** A note in a visitor's browser. */
export interface StoredKey {
  readonly place: StoragePlace;
  readonly key: string;
}

export interface StoredKeys {
  /** What this site has written, beside what it says of it. */
  readonly own: readonly (StoredKey & {readonly item: StoredItem})[];
  /** What something else has written: a tag, an outside form, an extension. */
  readonly others: readonly StoredKey[];
}

const cookieNames = (cookies: string): string[] =>
  cookies
    .split(';')
    .map((cookie) => cookie.split('=', 1).join('').trim())
    .filter((name) => name !== '');

/**
 * Sorts what a browser holds for this site into what the list of stored items knows and what it does not.
 *
 * @param cookies as document.cookie has them.
 */
export function sortStoredKeys(cookies: string, local: readonly string[], session: readonly string[]): StoredKeys {
  const all: StoredKey[] = [
    ...cookieNames(cookies).map((key) => ({place: 'Cookie', key}) as const),
    ...local.map((key) => ({place: 'Local storage', key}) as const),
    ...session.map((key) => ({place: 'Session storage', key}) as const),
  ];
  const itemOf = ({place, key}: StoredKey): StoredItem | undefined =>
    storedItems.find(
      (item) => item.place === place && (item.rest === undefined ? key === item.prefix : key.startsWith(item.prefix)),
    );
  return {
    own: all.flatMap((stored) => {
      const item = itemOf(stored);
      return item === undefined ? [] : [{...stored, item}];
    }),
    others: all.filter((stored) => itemOf(stored) === undefined),
  };
}

/** Looks into this browser; undefined where it denies that, in which case the site could not write either. */
export function readStoredKeys(): StoredKeys | undefined {
  try {
    return sortStoredKeys(document.cookie, Object.keys(window.localStorage), Object.keys(window.sessionStorage));
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
