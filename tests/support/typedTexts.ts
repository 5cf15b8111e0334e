import {charactersWith} from './characters';

/** What nobody sees in a text. */
export const unseen = charactersWith('Default_Ignorable_Code_Point');

/** Spaces of every sort. */
export const spaces = charactersWith('White_Space');

/** A field with a text that it takes, and what it makes of one. */
type TypedField = readonly [name: string, text: string, read: (text: string) => unknown];

const withoutTyped = (read: unknown): string =>
  JSON.stringify(read).replace(/"(parts|line)":("[^"]*"|\{[^}]*\}),?/g, '');

/** Tests that fields make the same of a text whatever Unicode has in and around it that nobody sees. */
export function readTheSame(fields: readonly TypedField[]): void {
  test.each(fields)('%s is read the same with what nobody sees before, inside and behind it', (_, text, read) => {
    const meant = withoutTyped(read(text));
    const differing = unseen.filter((sign) =>
      [sign + text, text + sign, text.slice(0, 2) + sign + text.slice(2)].some(
        (each) => withoutTyped(read(each)) !== meant,
      ),
    );
    expect(differing).toEqual([]);
  });

  test.each(fields)('%s is read the same with spaces of every sort around it', (_, text, read) => {
    const meant = withoutTyped(read(text));
    expect(spaces.filter((space) => withoutTyped(read(`${space}${text}${space}`)) !== meant)).toEqual([]);
  });
}
