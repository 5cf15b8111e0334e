/** Shows a short message for a moment. Loads the toasts when the first one is shown; without them the browser's own box says it. */
export async function showToast(message: string): Promise<void> {
  const toaster = await import('./toaster').catch(() => undefined);
  if (toaster === undefined) window.alert(message);
  else toaster.show(message);
}
