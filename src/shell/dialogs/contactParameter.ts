/** Whether an address asks for the lead dialog: `contact=true`, once or first. */
export function asksForContact(search: string): boolean {
  return new URLSearchParams(search).get('contact') === 'true';
}
