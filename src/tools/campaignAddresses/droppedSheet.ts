/** A larger file is no list that anybody pasted. */
const mostBytes = 2_000_000;

/** A text in the encoding that its file begins with, or in UTF-8, or in the one that spreadsheets on Windows write. */
function textOf(bytes: ArrayBuffer): string {
  const [first = 0, second = 0] = new Uint8Array(bytes);
  const mark = (first << 8) | second;
  if (mark === 0xfffe || mark === 0xfeff)
    return new TextDecoder(mark === 0xfffe ? 'utf-16le' : 'utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The text of a file that was dropped, such as a CSV; undefined where it is none, such as a workbook. */
export async function readDropped(file: File): Promise<string | undefined> {
  if (file.size > mostBytes) return undefined;
  const text = textOf(await file.arrayBuffer());
  return text.includes('\0') ? undefined : text;
}
