/**
 * The page as Pagefind is to read it. Title and description are those of its
 * head, which stands outside the part that is indexed.
 */
export function forIndex(html: string): string {
  const title = /<title[^>]*>([^<]*?)(?: \| [^<|]*)?<\/title>/.exec(html)?.[1] ?? '';
  const description = /<meta[^>]* name="?description"? content="([^"]*)"/.exec(html)?.[1] ?? '';
  const kept = Object.entries({title, description}).map(
    ([name, text]) => `<p data-pagefind-meta="${name}" data-pagefind-ignore>${text}</p>`,
  );
  return (
    html
      .replace(/<main[^>]*>/, (main) => main + kept.join(''))
      // Without a space the cells of a row would be one word, and so would what a layout alone sets apart. The
      // minified page does not close its cells, so the space stands before they open.
      .replace(/<(?:td|th|dt|dd)\b/g, ' $&')
      .replace(/<\/span>(?=<(?:span|code)(?! class="?token))/g, ' $&')
  );
}
