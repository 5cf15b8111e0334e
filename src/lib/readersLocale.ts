/**
 * The first language of the reader's browser that can be used to write numbers in; undefined for the browser's own
 * default. WebKit names "C", which is no language, where the system has none.
 */
export function readersLocale(languages: readonly string[]): string | undefined {
  return languages.find((language) => {
    try {
      return Intl.NumberFormat.supportedLocalesOf(language).length > 0;
    } catch {
      return false;
    }
  });
}
