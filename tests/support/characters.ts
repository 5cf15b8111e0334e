/** Every character that Unicode gives a property, as this engine knows it. */
export function charactersWith(property: string): string[] {
  const one = new RegExp(`^\\p{${property}}$`, 'u');
  return Array.from({length: 0x110000}, (_, point) => String.fromCodePoint(point)).filter((each) => one.test(each));
}
