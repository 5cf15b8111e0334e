/** Hands comma-separated values to the reader's browser as a file to save; nothing is sent. */
export function saveCsv(name: string, text: string): void {
  // Excel takes a file for UTF-8 only if it begins with this mark.
  const address = URL.createObjectURL(new Blob(['\ufeff', text], {type: 'text/csv;charset=utf-8'}));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read by then; without this it would keep the file as long as the page.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
