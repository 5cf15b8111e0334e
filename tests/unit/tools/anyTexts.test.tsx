import {renderToStaticMarkup} from 'react-dom/server';
import {isAll} from '@site/tests/support/daily';
import {tools} from '@site/tests/support/tools';
import fc from '@site/tests/support/properties';
import {toolDefaults} from '@site/src/tools/defaults';

const numbers = ['0', '-0', '1', '3', '5', '20', '100', '99.99', '0.001', '1000000000', '1e309', '9'.repeat(400), '٣'];
const choices = ['several', 'off', 'built', 'other', 'utm_term', 'pocock', 'obrienFleming', 'absolute', '90/10'];
const hostile = ['', '1,5 %', '*a*', '%', '"', '\ud800', 'javascript:alert(1)', '<script>', '__proto__', '2026-03-02'];

const text = fc.oneof(
  {weight: 4, arbitrary: fc.constantFrom(...numbers)},
  {weight: 1, arbitrary: fc.constantFrom(...choices, ...hostile)},
  {weight: 1, arbitrary: fc.double({noNaN: true, noDefaultInfinity: true}).map(String)},
  {weight: 1, arbitrary: fc.string({unit: 'binary'})},
);

/** What a tool computes nothing without. */
const examples: Readonly<Record<string, Readonly<Record<string, string>>>> = {readResult: {planned: '4000'}};

test.each(Object.entries(tools))(
  '%s, whatever an address carries, throws nothing, shows no impossible number and links to web pages alone',
  (name, Tool) => {
    const defaults = {
      ...Object.entries(toolDefaults).find(([tool]) => tool === name)?.[1],
      ...examples[name],
    };
    const changes = fc.dictionary(fc.constantFrom(...Object.keys(defaults)), text, {maxKeys: 4});
    let computed = 0;
    fc.assert(
      fc.property(changes, (changed) => {
        const preset = `?${new URLSearchParams({...defaults, ...changed}).toString()}`;
        const html = renderToStaticMarkup(<Tool preset={preset} />);
        expect(html).not.toMatch(/NaN|Infinity|∞|undefined/);
        for (const [, href = ''] of html.matchAll(/ href="([^"]*)"/g)) expect(href).toMatch(/^(https?:\/)?\//);
        if (!/Nothing to compute yet|No URL yet/.test(html)) computed += 1;
      }),
      {numRuns: isAll ? 1000 : 120},
    );
    expect(computed).toBeGreaterThan(0);
  },
);
