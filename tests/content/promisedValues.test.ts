import {readTree, type SourceFile} from '../support/readTree';

/** What the specification lets a property be (3. Entities and their fields), and words of others that are near. */
const promised = [
  {name: 'rampStage', values: ['in_experiment', 'fully_ramped'], others: ['ramped', 'published', 'fullyRamped']},
  {name: 'status', values: ['in_experiment', 'ramped', 'Needs Review'], others: ['fully_ramped']},
  {name: 'experimentGroup', values: ['control', 'treatment'], others: ['original', 'variant', 'tailored', 'test']},
];

/** Each line that names one property and, as code, what it never is. */
const wrongIn = (file: string, text: string): string[] =>
  text.split('\n').flatMap((line, index) => {
    const named = promised.filter(({name}) => new RegExp(`[\`'"*]${name}\\b`).test(line));
    const [only] = named;
    if (only === undefined || named.length > 1) return [];
    const wrong = only.others.filter((value) => new RegExp(`[\`'"]${value}[\`'"]`).test(line));
    return wrong.map((value) => `${file}:${index + 1}: ${only.name} is ${only.values.join(' or ')}, not ${value}`);
  });

test('a value that a property never has is told of', () => {
  expect(wrongIn('a', '| Event, `rampStage` | `in_experiment` | `ramped` |')).toHaveLength(1);
  expect(wrongIn('a', '| API, `status` | `in_experiment` | `fully_ramped` |')).toHaveLength(1);
  expect(wrongIn('a', '| API, `status` | `in_experiment` | `ramped` |')).toEqual([]);
});

test('whatever names a property of the product gives it values that the product sends', () => {
  const texts = [...readTree('docs', /\.(?:mdx|ts|js|mjs|py|sh)$/), ...readTree('src', /\.tsx?$/)];
  const naming = texts.filter(({text}) => promised.every(({name}) => text.includes(name)));
  expect(naming.length).toBeGreaterThan(0);
  expect(texts.flatMap(({file, text}) => wrongIn(file, text))).toEqual([]);
});

/** What the specification says of a test (4. States and transitions, 7. The calls it makes), as texts write it. */
const figures = [
  {is: '50/50', said: /\b([1-9]0\/[1-9]0)\b/g},
  {is: '100', said: /\bramp\w*(?: [\w“”*]+){0,3} to (\d+)\s?%/gi},
  {is: '100', said: /\bauf (\d+)(?:\\u00a0|\s)?%(?=[.'`])/g},
  {is: 'half', said: /\b(half|(?:a|one) (?:third|quarter|fifth)) of (?:the|its|these) visitors\b/gi},
  // A report on a test leaves out what came after it.
  {is: 'in_experiment', said: /\bfilter on (?:[^|\n]* )?`rampStage` equal to `(\w+)`/gi},
  {is: 'four', said: /\b(?:event (?:with|has)|its) (two|three|four|five|six|\d+) properties\b/gi},
];

const wrongFigures = ({file, text}: SourceFile): string[] =>
  figures.flatMap(({is, said}) =>
    [...text.matchAll(said)].flatMap(([words, figure]) =>
      figure?.toLowerCase() === is ? [] : [`${file}: "${words}": it is ${is}.`],
    ),
  );

test('the split, the ramp and the properties of the event are those of the product in each text', () => {
  // A tool reads splits of any kind.
  const texts = [...readTree('docs', /\.mdx$/), ...readTree('src', /\.tsx?$/)].filter(
    ({file}) => !/^src\/(?:pages\/)?tools\//.test(file),
  );
  expect(texts.flatMap(wrongFigures)).toEqual([]);
  const all = texts.map(({text}) => text).join('\n');
  expect(figures.filter(({said}) => all.match(said) === null)).toEqual([]);
  const others =
    'split 60/40. Ramp the winner to 90%. Jetzt auf 90 %. A third of the visitors. Filter on `rampStage` equal to `x`. One event with five properties.';
  expect(figures.map(({said}) => others.match(said)?.length)).toEqual(figures.map(() => 1));
  expect(wrongFigures({file: 'a', text: others})).toHaveLength(figures.length);
});
