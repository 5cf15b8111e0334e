/** A value of an address, decoded, that can be no free text: without what mail programs leave behind it. */
export const withoutDebris = (value: string): string => value.replace(/(&#?\w{1,8};|[^\p{L}\p{N}]|\p{DI})+$/u, '');

/** Which of some choices a decoded value or fragment of an address names, with or without such debris behind it. */
export const choiceOf = <Choice extends string>(value: string, choices: readonly Choice[]): Choice | undefined =>
  choices.find((choice) => choice === value) ?? choices.find((choice) => choice === withoutDebris(value));

/** The same for a parameter of an address; the first counts where there are several. */
export const choiceIn = <Choice extends string>(
  search: string,
  name: string,
  choices: readonly Choice[],
): Choice | undefined => choiceOf(new URLSearchParams(search).get(name) ?? '', choices);
