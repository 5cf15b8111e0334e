/** Reading time in words; a post takes at least a minute. */
export function readTimeOf(minutes: number | undefined): string {
  return `${Math.max(1, Math.ceil(minutes ?? 1))} min read`;
}
