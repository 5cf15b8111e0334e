/** The addresses in a text that are on a setting's host, and lack its path or a part of its query. */
export function shortened(text: string, setting: string): string[] {
  const {host, pathname, searchParams} = new URL(setting);
  const all = text.replaceAll(/&amp;|\\&/g, '&').match(/https:\/\/[^\s"'`<>()[\]\\]+/g) ?? [];
  return all.filter((address) => {
    if (!URL.canParse(address) || new URL(address).host !== host) return false;
    const url = new URL(address);
    const isBelow = url.pathname === pathname || url.pathname.startsWith(`${pathname}/`);
    return !isBelow || [...searchParams].some(([name, value]) => url.searchParams.get(name) !== value);
  });
}
