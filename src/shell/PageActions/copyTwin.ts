/** @throws Error where there is no twin, as in `npm start`, or it cannot be reached. */
async function fetchTwin(twin: string): Promise<string> {
  const answer = await fetch(twin);
  // Some hosts answer an unknown file with a page.
  if (!answer.ok || answer.headers.get('Content-Type')?.startsWith('text/html')) {
    throw new Error(`${twin} answered ${answer.status}, and not with Markdown. It is written when the site is built.`);
  }
  return answer.text();
}

/**
 * Puts a page's Markdown twin on the clipboard. Safari lets a click write only
 * while it is being handled, so it is promised the text before it is there.
 *
 * @throws where there is no twin, or the browser refuses.
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
