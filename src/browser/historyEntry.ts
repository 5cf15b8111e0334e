/**
 * Changes the state or the address of this page's entry in the history. Safari allows 100 changes in ten seconds and
 * throws at further ones, which must not stop what the visitor does.
 *
 * @param change what is changed; the rest of the entry stays.
 * @returns whether the browser has done so.
 */
export function changeEntry({state = {}, address}: {state?: object; address?: string | URL}): boolean {
  try {
    window.history.replaceState(Object.assign({}, window.history.state, state), '', address);
    return true;
  } catch {
    return false;
  }
}
