import {readTree} from '../support/readTree';

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
