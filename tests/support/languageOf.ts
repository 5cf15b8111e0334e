/**
 * The commonest words of each language that are no words of the other (Leipzig Corpora Collection, the first hundred of
 * each), without which hardly a sentence is written.
 */
const commonest = {
  en: 'the of to and a is for on that with are by as at this from have be or your you what how does do it its can will not we our if when which who my'.split(
    ' ',
  ),
  de: 'der die das und den von zu mit sich des auf ist im dem nicht ein eine als auch es werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über einen so zum haben nur oder aber vor zur bis mehr durch kann ihr ihre sie wir wer ohne jede für wenn beim pro'.split(
    ' ',
  ),
} as const;

/** The language that a text is written in, by the commonest words of both; undefined where it has too few of them. */
export function languageOf(text: string): 'en' | 'de' | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (language: 'en' | 'de'): number =>
    words.filter((word) => commonest[language].some((common) => common === word)).length;
  const [english, german] = [count('en'), count('de')];
  if (english === german) return undefined;
  return english > german ? 'en' : 'de';
}
