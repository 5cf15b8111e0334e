import type {SiteFile} from '../site';

/** Where pages are read one after another: what the first has loaded is there for the next. */
const folders = ['docs/', 'blog/'];

/** The most that such pages load for one another, in characters; a page that takes more has a sheet to itself. */
const most = 60_000;

/** The style sheet of each page by its file; in those folders one for as many pages as fit, those with the least first. */
export function readInTurn<Page extends {readonly file: string}>(
  pages: readonly Page[],
  sheetOf: (together: readonly Page[]) => SiteFile,
): Map<string, SiteFile> {
  const byPage = new Map(pages.map((page) => [page.file, sheetOf([page])]));
  const lengthOf = ({file}: Page): number => byPage.get(file)?.content.length ?? 0;
  for (const folder of folders) {
    const together: Page[] = [];
    const sorted = pages.filter(({file}) => file.startsWith(folder)).sort((a, b) => lengthOf(a) - lengthOf(b));
    for (const page of sorted) {
      const sheet = sheetOf([...together, page]);
      if (sheet.content.length > most) break;
      together.push(page);
      for (const {file} of together) byPage.set(file, sheet);
    }
  }
  return byPage;
}
