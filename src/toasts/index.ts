/** Shows a short message for a moment. Loads the toasts when the first one is shown. */
export async function showToast(message: string): Promise<void> {
  const {show} = await import('./toaster');
  show(message);
}
