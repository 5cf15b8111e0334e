import {createInterface} from 'node:readline/promises';
import {postFields} from '../postFields';
import {nearestOf} from '../check/suggest';
import {
  askedFields,
  checkAnswer,
  defaultOf,
  noAnswers,
  NoPostError,
  type Answers,
  type AskedField,
  type Known,
} from './answers';

function choicesOf(name: AskedField, {authors}: Known): readonly string[] {
  if (name === 'category') return postFields.category.options;
  return name === 'author' ? authors : [];
}

/** What is said before the question: what is expected, and the numbers of the choices. */
function introductionTo(name: AskedField, choices: readonly string[]): string {
  const list = choices.map((choice, index) => `  ${index + 1}. ${choice}\n`).join('');
  return `\n${postFields[name].hint}\n${list}`;
}

function questionOf(name: AskedField, fallback: string | undefined): string {
  const note = fallback === undefined ? '' : fallback === '' ? ' (Enter to write it later)' : ` [${fallback}]`;
  return `${postFields[name].label}${note}: `;
}

/** The choice of that number or, but for case and small slips, of that name; otherwise what was written. */
function chosen(answer: string, choices: readonly string[]): string {
  if (choices.length === 0) return answer;
  return choices[Number(answer) - 1] ?? nearestOf(answer, choices) ?? answer;
}

/** Asks the writer for each field, and again until the answer can stand. */
export async function askForAnswers(
  known: Known,
  input: NodeJS.ReadStream,
  output: NodeJS.WriteStream,
): Promise<Answers> {
  const terminal = createInterface({input, output, terminal: input.isTTY});
  // Lines are taken from a queue: those that are piped in come before their question.
  const lines = terminal[Symbol.asyncIterator]();
  const given = {...noAnswers};
  try {
    for (const name of askedFields) {
      const fallback = defaultOf(name, given, known);
      const choices = choicesOf(name, known);
      output.write(introductionTo(name, choices));
      terminal.setPrompt(questionOf(name, fallback));
      const ask = async (): Promise<string> => {
        terminal.prompt();
        const line = await lines.next();
        if (line.done) throw new NoPostError('Stopped: nothing was written.');
        const written = line.value.trim();
        const answer = written === '' ? (fallback ?? '') : chosen(written, choices);
        const problem = checkAnswer(name, answer, known);
        if (problem === undefined) return answer;
        output.write(`\n  ${problem.problem} ${problem.remedy}\n`);
        return ask();
      };
      given[name] = await ask();
    }
  } finally {
    terminal.close();
  }
  return given;
}
