import {plainText} from './plainText';
import {readNumber} from './readNumber';
import {spelled, type Spelling} from './spelling';

/** What is larger has no digits that tell anything. */
const most = 1e15;

/** Which number was read, as a sentence behind another one; '' where there is none, or the text says the same. */
export function readAs(text: string, spelling: Spelling): string {
  const reading = readNumber(text, spelling);
  if (reading === undefined || reading.doubt !== undefined || Math.abs(reading.value) > most) return '';
  const number = spelled(reading.value, spelling);
  return plainText(number) === plainText(text) ? '' : ` This is read as ${number}.`;
}
