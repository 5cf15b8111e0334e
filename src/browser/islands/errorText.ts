/** What to tell a visitor about an error: a response's status text, else the message, else a plain sentence. */
export function errorText(error: unknown): string {
  if (typeof error === 'object' && error !== null) {
    if ('statusText' in error && typeof error.statusText === 'string' && error.statusText !== '')
      return error.statusText;
    if ('message' in error && typeof error.message === 'string' && error.message !== '') return error.message;
  }
  return typeof error === 'string' && error !== '' ? error : 'The reason is not known.';
}
