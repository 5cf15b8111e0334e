/** @jest-environment jsdom */
import {within} from '@testing-library/react';
import {features} from '@site/src/content/features';
import {Testimonials} from '@site/src/pages/_home/Testimonials';
import {HomeInLanguage} from '@site/src/pages/_home/HomeInLanguage';
import {faq} from '@site/src/pages/_home/words/faq';
import {heroWords} from '@site/src/pages/_home/words/hero';
import {sectionsDe} from '@site/src/pages/_home/words/sections.de';
import {sectionsEn} from '@site/src/pages/_home/words/sections.en';
import {testimonials} from '@site/src/pages/_home/words/testimonials';
import {renderInSite} from '../../../support/render';
import {textsOf} from '../../../support/textsOf';

const languages = ['en', 'de'] as const;
const shown = (language: (typeof languages)[number]): HTMLElement =>
  renderInSite(<HomeInLanguage language={language} />).container;
/** The text of the page, with a line for each of its texts. */
const textOf = (element: Element): string => {
  const texts = document.createNodeIterator(element, NodeFilter.SHOW_TEXT);
  const lines: (string | null)[] = [];
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) lines.push(text.nodeValue);
  return lines.join('\n');
};

/** Numbers as the other language writes them: what stands before decimals and thousands, and the space before %. */
const foreign = {en: /\d,\d(?!\d\d)|\d\.\d{3}(?!\d)|\d\s%/g, de: /\d\.\d(?!\d\d)|\d,\d{3}(?!\d)|\d%/g};

test.each(languages)('no number is written as in the other language, in %s', (language) => {
  // What the product’s own button is called has no German.
  const text = textOf(shown(language)).replaceAll('Ramp to 100%', '');
  expect(text).toMatch(language === 'de' ? /3,8\s%/ : /3\.8%/);
  expect(text.match(foreign[language])).toBeNull();
  expect('2.4% and 1,600'.match(foreign.de)).toHaveLength(2);
  expect('2,4 und 1.600, 5 %'.match(foreign.en)).toHaveLength(3);
});

/** From the specification, in the spelling of each language: "2.4% vs 3.8% conversion". */
test('the original has the rate of control, and a tailored page that of treatment beside it, and both say so', () => {
  const figures = (language: (typeof languages)[number]): string[][] =>
    [...shown(language).querySelectorAll('p.figures')].map((rates) =>
      textsOf([rates, ...(rates.parentElement?.querySelectorAll('.note strong') ?? [])]).map((text) =>
        text.replace(/\s/g, ' '),
      ),
    );
  const tailored = ['3.8% vs 2.4%', 'Treatment vs control'];
  expect(figures('en')).toEqual([['2.4%', 'Control'], tailored, tailored, tailored]);
  expect(figures('de')).toEqual([['3,8 % zu 2,4 %', 'Treatment gegen Control']]);
});

/** From the specification: until customers give their words, three people are quoted by role. */
test('a quote without an author is of one of the three promised roles', () => {
  const promised = {
    performance: 'Performance marketing manager',
    web: 'Web manager',
    agency: 'Agency founder',
  } satisfies Record<keyof typeof testimonials.en, string>;
  const page = within(shown('en'));
  for (const [id, {author, role}] of Object.entries(testimonials.en)) {
    if (author === undefined) expect(Object.entries(promised)).toContainEqual([id, role]);
    // With its author and company beside it, once there are.
    expect(page.getAllByText(role, {exact: false}).length).toBeGreaterThan(0);
  }
});

test('quotes are called illustrative while one of them has no author', () => {
  const {items} = sectionsEn.testimonials;
  const isNoted = (authors: readonly (string | undefined)[]): boolean => {
    const given = Object.entries(items).map(([id, item], place) => {
      const {author: _, ...quote} = item;
      const author = authors[place];
      return [id, author === undefined ? quote : {...quote, author}];
    });
    const words = {...sectionsEn.testimonials, items: {...items, ...Object.fromEntries(given)}};
    return textOf(renderInSite(<Testimonials words={words} language="en" />).container).includes('illustrative');
  };
  expect(isNoted(['Ada', 'Ben', 'Cy'])).toBe(false);
  expect(isNoted(['Ada', undefined, 'Cy'])).toBe(true);
});

/** The parts of a version that may be stitched, and whether they are. */
const partsOf = (version: Element): Element[] => [...version.querySelectorAll('.word, .run, .frame, .seam')];

test('what is stitched for an audience is not what the original has in its place', () => {
  let original: readonly Element[] = [];
  const stitched: boolean[] = [];
  for (const version of shown('en').querySelectorAll('[data-for]')) {
    const parts = partsOf(version);
    if (version.getAttribute('data-for') === 'default') original = parts;
    expect(parts).toHaveLength(original.length);
    for (const [index, part] of parts.entries()) {
      if (part.matches('.stitched')) stitched.push(part.innerHTML !== original[index]?.innerHTML);
    }
  }
  expect(stitched.length).toBeGreaterThan(0);
  expect(stitched).not.toContain(false);
});

test.each(languages)(
  'the first question is open and no other, and what is not answered is asked as a question, in %s',
  (language) => {
    const page = shown(language);
    expect([...page.querySelectorAll('details h3')].map((title) => title.closest('details')?.open)).toEqual([
      true,
      ...faq[language].slice(1).map(() => false),
    ]);
    const titles = textsOf(page.querySelectorAll('details h3'));
    expect(titles.slice(1)).toEqual(faq[language].slice(1).map(({question}) => question));
    const button = page.querySelector('details h3')?.closest('section')?.querySelector('button');
    expect(button).toHaveAttribute('data-request', 'question');
  },
);

/** From the specification: "An automatic 50/50 A/B test", "2.4% vs 3.8%", and "ramping to 100% of traffic". */
test('the results and the tiles say which group gets which traffic, how it converts, and what is tailored', () => {
  const page = shown('en');
  const rows = [...page.querySelectorAll('table tr:not(.axis)')].map((row) => textsOf(row.children));
  // Wilson's intervals of the rates, and Newcombe's of their difference, which the dashboard computes as well.
  expect(rows).toEqual([
    ['Version', 'Traffic', 'Conversion rate', '95% interval'],
    ['Control', '50%', '2.4%', '2.0% – 2.9%'],
    ['Treatment', '50%', '3.8%', '3.3% – 4.4%'],
    ['Difference', '', '1.4 points', '0.6 – 2.2'],
  ]);
  expect(textsOf(page.querySelectorAll('tr[data-ahead="true"] th'))).toEqual(['Treatment', 'Difference']);
  const shoes = [...page.querySelectorAll('[data-tile="images"] .shoe')].slice(0, 3);
  expect(shoes.map((shoe) => [shoe.textContent, shoe.querySelector('.sewn') !== null])).toEqual([
    ['Original', false],
    ['?utm_term=boots', true],
    ['?utm_term=sandals', true],
  ]);
  const tile = page.querySelector('[data-tile="testing"] .split');
  expect(textsOf(tile?.children ?? [])).toEqual(['Control50%', 'Treatment50%', 'Treatment100%']);
});

const number = (text: string): number => parseFloat(text.replace('−', '-').replace(',', '.'));

test.each(languages)(
  'each bar of the results begins, has its point and ends where the scale says, in %s',
  (language) => {
    const table = within(shown(language)).getByRole('table');
    const rows = [...table.querySelectorAll('tr')];
    /** The numerals of the scale below a row, from its left edge to its right one. */
    const scaleOf = (row: Element): number[] => {
      const axis = rows.slice(rows.findIndex((each) => each === row)).find((each) => each.className === 'axis');
      return [...(axis?.querySelectorAll('.numerals > *') ?? [])].map(({textContent}) => number(textContent));
    };
    const bars = rows.flatMap((row) => {
      const bar = row.querySelector<HTMLElement>('.scale');
      return bar === null ? [] : [{row, bar}];
    });
    expect(bars).toHaveLength(3);
    for (const {row, bar} of bars) {
      const [from = NaN, ...others] = scaleOf(row);
      const to = others.at(-1) ?? NaN;
      const [low = '', high = ''] = row.querySelector('.rangeText')?.textContent.split(' – ') ?? [];
      const value = row.querySelector('.rate')?.textContent ?? '';
      const drawn = ['--low', '--range', '--value'].map((name) => number(bar.style.getPropertyValue(name)));
      // What is printed is rounded to a tenth, which is 1.25% of the scale to either side, and twice that of a range.
      for (const [index, said] of [number(low) - from, number(high) - number(low), number(value) - from].entries()) {
        expect(Math.abs((drawn[index] ?? NaN) - (said / (to - from)) * 100)).toBeLessThanOrEqual(
          index === 1 ? 2.6 : 1.3,
        );
      }
    }
  },
);

test.each(languages)(
  'the label of a tailored page has its own trigger, and the headline of the original, in %s',
  (language) => {
    const original = shown('en').querySelector('h1 [data-for="default"]')?.textContent;
    const labels = [...shown(language).querySelectorAll('details:has([data-cut-for])')];
    const triggers = labels.map((label) => label.querySelector('[data-cut-for]')?.textContent);
    expect(labels.length).toBeGreaterThan(0);
    expect(new Set(triggers).size).toBe(labels.length);
    for (const label of labels) expect(label.querySelector('q')?.textContent).toBe(original);
  },
);

test.each([
  ['en', '/embed/home', 'From idea to live test'],
  ['de', '/embed/home?locale=de-DE', 'Von der Idee zum laufenden Test'],
] as const)('a demo is offered first, and the video is that of the page, in %s', (language, address, title) => {
  const page = shown(language);
  expect(within(page).getByRole('link', {name: heroWords[language].watch})).toHaveAttribute('href', '/demos');
  const videos = [...page.querySelectorAll<HTMLElement>('[data-video]')].map(({dataset}) => dataset);
  expect(videos).toEqual([expect.objectContaining({video: 'home', embed: address, title})]);
});

test('a tile leads to the feature that its English label names, in both languages', () => {
  const pathOf = new Map<string, string>(Object.values(features).map(({title, path}) => [title, path]));
  for (const [id, {label, link}] of Object.entries(sectionsEn.tiles.items)) {
    expect([id, link]).toEqual([id, pathOf.get(label)]);
  }
  const links = ({tiles: {items}}: typeof sectionsEn) => Object.entries(items).map(([id, {link}]) => [id, link]);
  expect(links(sectionsDe)).toEqual(links(sectionsEn));
  const asked = ({faq: {items}}: typeof sectionsEn) => items.map(({id, note}) => [id, note !== undefined]);
  expect(asked(sectionsDe)).toEqual(asked(sectionsEn));
});
