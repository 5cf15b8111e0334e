/**
 * The first language of the reader's browser that numbers can be formatted in; undefined for the browser's default.
 * WebKit names "C" if the system has no language.
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
