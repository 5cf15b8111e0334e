import {readTree} from '../support/readTree';
import {textOf} from '../support/saidNumbers';

/** A question or state of a diagram, what leads on from it, and where that leads; as `from | by | to`. */
function stepsOf(diagram: string): string[] {
  const boxes = diagram.matchAll(/^\s*(\w+)[([]"(.*)"[)\]]$|^\s*state "(.*)" as (\w+)$/gm);
  const names = new Map([...boxes].map(([, box, name, state, id]) => [box ?? id, name ?? state]));
  const edges = diagram.matchAll(/^\s*(\S+) -->\|(.*)\| (\w+)$|^\s*(\S+) --> (\w+) : (.*)$/gm);
  return [...edges].map(([, box, answer, next, state, later, act]) => {
    const [from, to] = [box ?? state, next ?? later];
    return [names.get(from) ?? 'start', answer ?? act, names.get(to)].join(' | ');
  });
}

/** Where the answers of diagrams lead; from the specification, point 4, and the sections of the guides. */
const leads = {
  'read-results': [
    'Is the split even? | no | Void: find the cause, read no rates',
    'Is the split even? | yes | Planned sample reached?',
    'Planned sample reached? | no | Wait',
    'Planned sample reached? | yes | Where is the interval?',
    'Where is the interval? | above zero | Ship: Ramp to 100%',
    'Where is the interval? | includes zero | Flat: do not ramp',
    'Where is the interval? | below zero | Lost: do not ramp',
  ],
  'nothing-shows': [
    '1 Is the tag requested? | no | Tag, cache, consent',
    '1 Is the tag requested? | yes | 2 Does it load?',
    '2 Does it load? | no | Policy or blocker',
    '2 Does it load? | yes | 3 Does the preview show?',
    '3 Does the preview show? | no | Draft, or another URL',
    '3 Does the preview show? | yes | 4 Does it stay?',
    '4 Does it stay? | no | Framework',
    '4 Does it stay? | yes | 5 Test started, or ramped?',
    '5 Test started, or ramped? | no | Start the test',
    '5 Test started, or ramped? | yes | 6 Do the parameters arrive?',
    '6 Do the parameters arrive? | no | Trigger or redirect',
    '6 Do the parameters arrive? | yes | You are in control',
  ],
  'ab-testing': [
    'start | Publish | Published, no test yet',
    'start | Copy | Needs Review',
    'start | Copy, ramp status carried over | In experiment, split 50/50',
    'Published, no test yet | Start Test | In experiment, split 50/50',
    'Needs Review | Start Test | In experiment, split 50/50',
    'In experiment, split 50/50 | Ramp to 100% | Fully ramped, all matching traffic',
  ],
};

test.each(Object.entries(leads))('the answers in the diagram of %s lead where they should', (name, expected) => {
  const guide = textOf(name);
  const steps = stepsOf(guide);
  expect(steps.length > 0).toBe(guide !== '');
  // One that the owner has reworded is another one.
  const isReworded = (step: string): boolean =>
    step.split(' | ').some((word) => !steps.join(' | ').split(' | ').includes(word));
  expect(expected.filter((step) => !steps.includes(step) && !isReworded(step))).toEqual([]);
});

test('the steps of a diagram are read from either notation', () => {
  const lines = ['a("A?")', 'b["B"]', 'a -->|no| b', 'state "C" as c', '[*] --> c : Go'];
  expect(stepsOf(lines.join('\n'))).toEqual(['A? | no | B', 'start | Go | C']);
});

/** The answers that lead from a question of a diagram to another question, each once. */
function answersOnward(diagram: string): string[] {
  const questions = [...diagram.matchAll(/^\s*(\w+)\("[^"]*\?"\)$/gm)].map(([, name]) => name);
  const edges = [...diagram.matchAll(/^\s*\w+ -->\|(yes|no)\| (\w+)$/gm)];
  return [...new Set(edges.flatMap(([, answer = '', to]) => (questions.includes(to) ? answer : [])))];
}

test('the same answer leads on through all questions of a diagram', () => {
  const diagrams = readTree('docs', /\.mdx$/).flatMap(({text}) => text.match(/^```mermaid [^]*?^```$/gm) ?? []);
  expect(diagrams.filter((diagram) => answersOnward(diagram).length > 1)).toEqual([]);
  const parts = ['a("A?")', 'b("B?")', 'c("C?")', 'a -->|yes| b', 'b -->|no| c'];
  expect(answersOnward(parts.join('\n'))).toEqual(['yes', 'no']);
});
