/** The browser's storage, which may be denied or full: what it does not take, a page keeps in its memory or not at all. */
export type StorageName = 'localStorage' | 'sessionStorage';

/** What is kept under a key; undefined where there is nothing, or storage is denied. */
export function readStored(name: StorageName, key: string): string | undefined {
  try {
    return window[name].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text under a key, or removes what is there. Says whether storage took it. */
export function store(name: StorageName, key: string, text: string | undefined): boolean {
  try {
    if (text === undefined) window[name].removeItem(key);
    else window[name].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Calls back when another tab has changed what local storage keeps under a key, or has cleared all of it. */
export function onStoredElsewhere(key: string, listener: () => void): void {
  window.addEventListener('storage', (event) => {
    // The key is null where all was cleared.
    if (event.key === key || event.key === null) listener();
  });
}
