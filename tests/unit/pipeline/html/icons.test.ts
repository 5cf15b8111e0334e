import {readdirSync, readFileSync} from 'node:fs';
import {Resvg} from '@resvg/resvg-js';
import * as lucide from 'lucide-react';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {withLighterIcons} from '@site/src/pipeline/html/icons';
import {toHtml} from '@site/src/pipeline/html/libraries.cjs';
import {element} from '@site/src/pipeline/html/tree';
import {parseFragment} from '../../../support/parseHtml';

/** The icons that the site imports, by name. */
const names = [
  ...new Set(
    readdirSync('src', {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => [...readFileSync(`src/${file}`, 'utf8').matchAll(/import \{([^}]+)\} from 'lucide-react'/g)])
      .flatMap(([, list = '']) => list.split(',').map((name) => name.trim().replace(/^type .*|^(\w+) as .*/, '$1'))),
  ),
].filter((name) => name in lucide.icons);

const isIcon = (name: string): name is keyof typeof lucide.icons => name in lucide.icons;

/** An icon's pixels; which of them are drawn on. */
function drawn(svg: string): readonly boolean[] {
  const {pixels} = new Resvg(svg.replace('<svg', '<svg color="#000"'), {fitTo: {mode: 'width', value: 48}}).render();
  return Array.from({length: pixels.length / 4}, (_, index) => (pixels[index * 4 + 3] ?? 0) > 127);
}

test('an icon with fewer elements looks as it did', () => {
  expect(names.length).toBeGreaterThan(10);
  let fewer = 0;
  for (const name of names.filter(isIcon)) {
    const before = renderToStaticMarkup(createElement(lucide.icons[name], {className: 'own'}));
    const after = toHtml(
      withLighterIcons(
        element(
          'div',
          parseFragment(before).children.flatMap((child) => (child.type === 'element' ? [child] : [])),
        ),
      ).children,
    );
    if (after.length < before.length) fewer++;
    const [one, other] = [drawn(before), drawn(after)];
    expect(one).toContain(true);
    // A pixel or two at the end of an arc may be rounded otherwise.
    expect({name, differing: one.filter((pixel, index) => pixel !== other[index]).length > 3}).toEqual({
      name,
      differing: false,
    });
    expect(after).toContain('class="own"');
  }
  expect(fewer).toBe(names.length);
});
