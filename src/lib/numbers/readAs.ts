import {plainText} from './plainText';
import {readNumber} from './readNumber';
import {spelled, type Spelling} from './spelling';

/** Larger numbers are not precise. */
const most = 1e15;

/** A sentence with the number that was read; '' if there is none, or the text is the same. */
export function readAs(text: string, spelling: Spelling): string {
  const reading = readNumber(text, spelling);
  if (reading === undefined || reading.doubt !== undefined || Math.abs(reading.value) > most) return '';
  const number = spelled(reading.value, spelling);
  return plainText(number) === plainText(text) ? '' : ` This is read as ${number}.`;
}
