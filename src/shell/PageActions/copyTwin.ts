/** @throws Error if there is no Markdown, as in `npm start`, or it cannot be fetched. */
async function fetchTwin(twin: string): Promise<string> {
  const answer = await fetch(twin);
  // Some hosts answer with a page for an unknown file.
  if (!answer.ok || answer.headers.get('Content-Type')?.startsWith('text/html')) {
    throw new Error(`${twin} answered ${answer.status}, and not with Markdown. It is written when the site is built.`);
  }
  return answer.text();
}

/**
 * Copies a page's Markdown. Safari allows writing to the clipboard only during the click, so it gets a promise of the
 * text.
 *
 * @throws if there is no Markdown, or the browser refuses.
 */
export async function copyTwin(twin: string): Promise<void> {
  const text = fetchTwin(twin);
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const blob = text.then((markdown) => new Blob([markdown], {type: 'text/plain'}));
  await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}
