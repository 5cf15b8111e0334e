/** The names by which the product is told something, and tells it, are the same wherever they are written. */
import {readTree} from '../support/readTree';

/** From the specification, but for the parameters that ad platforms and analytics tools know. */
const names = new Set([
  ...['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id'],
  ...['tailor_experiment', 'tailor_experiment_control', 'tailor_experiment_treatment', 'tailor_request'],
  ...['experimentId', 'experimentGroup', 'experimentInitCallback', 'rampStage', 'rampPercentage'],
  ...['preview_mode', 'preview_mode=treatment', 'preview_mode=control', 't_healthcheck'],
  ...['in_experiment', 'fully_ramped'],
]);

/** What looks like one of these names in a text. */
const inText = /\b(?:utm_\w+|tailor_[a-z_]*[a-z]|t_[a-z]+|preview_m\w*(?:=\w+)?|in_exp\w*|fully_\w+)/g;
/** In guides and their samples so do these; in the site's own code they are variables. */
const inGuide = /\b(?:experiment|ramp)[A-Z]\w*/g;

const unknownNames = (text: string, pattern: RegExp): string[] =>
  (text.match(pattern) ?? []).filter((name) => !names.has(name));

test('guides, samples and pages use no other name', () => {
  const guides = readTree('docs', /\.(?:mdx|\w{1,4})$/);
  const pages = readTree('src', /\.(?:tsx?|mdx?)$/);
  expect(Math.min(guides.length, pages.length)).toBeGreaterThan(0);
  expect([
    ...[...guides, ...pages].flatMap(({file, text}) => unknownNames(text, inText).map((name) => `${file}: ${name}`)),
    ...guides.flatMap(({file, text}) => unknownNames(text, inGuide).map((name) => `${file}: ${name}`)),
  ]).toEqual([]);
});

test('a slip of the pen in each of them is caught', () => {
  for (const name of names) {
    const slip = name.replace(/.$/, 'x');
    expect([slip, ...unknownNames(slip, inText), ...unknownNames(slip, inGuide)]).toEqual([slip, slip]);
  }
});
