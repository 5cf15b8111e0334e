/** @jest-environment jsdom */
import {render, screen, within} from '@testing-library/react';
import {toolNamed} from '@site/tests/support/tools';

const numbers =
  'Conversion rate now, %|baseline=3.1 Relative lift, %|lift=32 Visitors a day|visitors=3300 Share in test, %|share=34 ' +
  'Confidence, %|confidence=93 Power, %|power=83 The test looks for|sides=1';
/** Fields of five versions: the group of each, then its label, with the version's name for a star. */
const ofVersions = (group: string, label: string, field: string): string =>
  ['Control', 'Treatment A', 'Treatment B', 'Treatment C', 'Treatment D']
    .map((version, index) => `${group}: ${label}|${field}${index + 1}=20${index}`.replace('*', version))
    .join(' ');

/** What each field is called, after its group where it has one, and what of an address it holds. */
const fields: readonly (readonly [tool: string, named: string, besides?: string])[] = [
  ['sampleSize', `${numbers} Weeks you have|weeks=5`],
  ['sampleSize', 'Rate worth finding, %|lift=7', 'kind=rate'],
  ['sampleRatio', ofVersions('Visitors', '*', 'visitors'), 'versions=5'],
  ['sampleRatio', ofVersions('Planned share, %', '*', 'planned'), 'versions=5'],
  ['readResult', ofVersions('*', 'Visitors', 'visitors'), 'versions=5'],
  ['readResult', ofVersions('*', 'Conversions', 'conversions'), 'versions=5'],
  ['readResult', 'Planned visitors per version|planned=77 Planned split|split=7/3 Confidence|confidence=99'],
  ['peekingLab', 'Number of looks|looks=6 Planned error rate|alpha=0.01 Rule to draw|rule=alwaysValid Seed|seed=7'],
  [
    'testPlan',
    `${numbers} Page or campaign|name=a What you change|change=b For whom|audience=c What you expect, and why|effect=d ` +
      'What counts as the conversion|metric=e What must not get worse, optional|guardrail=f Who owns the test|owner=g ' +
      'First day|start=2026-03-09 The result is read|stop=pocock',
  ],
  [
    'campaignAddresses',
    'Page URL|base=example.com/h utm_source|source=i utm_medium|medium=j utm_campaign|campaign=k utm_term|term=l ' +
      'utm_content|content=m Parameter|parameter=utm_term Pattern of its value|pattern=n* ' +
      'Values or URLs, one on each line|list=o Its URL|other=example.com/p',
    'page=other',
  ],
];

const counts = /^(Visitors|Conversions|Weeks|Planned visitors|Number of looks|Seed)\b/;
const isCount = (...names: readonly (string | undefined)[]): boolean => names.some((name) => counts.test(name ?? ''));

const ofTools = fields.flatMap(([tool, named, besides = '']) => {
  const Tool = toolNamed(tool);
  return Tool === undefined ? [] : [{tool, Tool, named, besides}];
});

test.each(ofTools)('in $tool, $named', ({Tool, named, besides}) => {
  const all = [...named.matchAll(/(?:(\S[^|:]*): )?([^|]+)\|((\w+)=(\S+)) ?/g)];
  render(<Tool preset={`?${all.map(([, , , pair]) => pair).join('&')}&${besides}`} />);
  expect(all.length).toBeGreaterThan(0);
  for (const [, group, label = '', , , value] of all) {
    const place = group === undefined ? screen : within(screen.getByRole('group', {name: group}));
    const control = place.getByLabelText(label);
    expect([label, control]).toEqual([label, expect.objectContaining({value})]);
    // A phone whose keys have no decimal point cannot type 2.4.
    const keys = [group, label].some((name) => name?.endsWith('%')) ? 'decimal' : isCount(group, label) && 'numeric';
    if (keys) expect([label, control.getAttribute('inputmode')]).toEqual([label, keys]);
  }
  for (const {label, value} of screen.queryAllByRole<HTMLOptionElement>('option')) {
    const meant = label
      .replace('%', '')
      .replace(/.*\(one-sided\)/, '1')
      .replace(/.*\(two-sided\)/, '2');
    if (/^\d+$/.test(meant)) expect([value, String(Math.round(Number(value) * 100))]).toContain(meant);
  }
});

test.each(ofTools)('in $tool, what cannot be read is told at its own field: $named', ({tool, Tool, named, besides}) => {
  for (const [, group, label = '', field = ''] of named.matchAll(/(?:(\S[^|:]*): )?([^|]+)\|(\w+)=\S+ ?/g)) {
    const {container, unmount} = render(<Tool preset={`?${field}=${'x'.repeat(300)}&${besides}&other=example.com`} />);
    const place = group === undefined ? screen : within(screen.getByRole('group', {name: group}));
    const control = place.getByLabelText(label);
    const isChoice = control.localName === 'select' || (tool === 'campaignAddresses' && !/^(base|other)$/.test(field));
    expect([...container.querySelectorAll('[aria-invalid=true]')]).toEqual(isChoice ? [] : [control]);
    expect([label, container.querySelector('details:not([open]) [aria-invalid=true]')]).toEqual([label, null]);
    unmount();
  }
});
