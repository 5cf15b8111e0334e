/** What addresses are copied out of sentences, emails and chats with, encoded as browsers send it. */
const pieces = [
  ...['%20', '%C2%A0', '%0A', '%09', '%0D%0A', '%E2%80%A8', '%E3%80%80', '%E2%80%8B', '%EF%BB%BF', '%C2%AD'],
  ...['.', ',', ';', ':', '!', ')', ']', '%5D', '%3E', '%22', "'", '*', '%60', '%7C', '%5C', '%3F', '%23', '%25'],
  ...['%E2%80%A6', '%E2%80%9D', '%E2%80%99', '%C2%BB', '%E3%80%82', '%EF%BC%8C', '%EF%B8%8F'],
  // Several at once, and slashes among them.
  ...[').%20', '%22%20', '.%22)', '/%20', '%20/', '/%20/', '.%E2%80%9D%E2%80%8B'],
];

/** A path with each of them behind it. */
export function debrisOf(path: string): string[] {
  return pieces.map((piece) => `${path}${piece}`);
}
