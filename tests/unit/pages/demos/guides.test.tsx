/** @jest-environment jsdom */
import {within} from '@testing-library/react';
import Demos from '@site/src/pages/demos';
import {demoGuides, guideCategories} from '@site/src/pages/demos/guides';
import {posters} from '@site/src/pages/demos/_GuideContents/posters';
import behavior from '@site/src/pages/demos/guides.behavior';
import {PlayerPage} from '@site/src/player/page/PlayerPage';
import {walkthroughs} from '@site/src/player/walkthroughs';
import {renderInSite} from '../../../support/render';
import {textsOf} from '../../../support/textsOf';

const page = (): HTMLElement => renderInSite(<Demos />, {at: '/demos'}).container;

/** From the specification: Page Tailoring (6 video guides), Publishing (1), Performance Insights (1), Setup (2). */
const categories: readonly (readonly [category: string, ids: readonly string[]])[] = [
  [
    'Page Tailoring',
    [
      'tailoring-landing-pages',
      'tailoring-images',
      'changing-calls-to-action',
      'hiding-elements',
      'reordering-sections',
      'translating-pages',
    ],
  ],
  ['Publishing', ['publishing-ab-testing']],
  ['Performance Insights', ['reading-results']],
  ['Setup', ['installing-the-extension', 'adding-the-script-tag']],
];

test('the list has the guides of each category, and says which ones they are of how many', () => {
  const list = within(page()).getByRole('navigation', {name: 'Guides'});
  const groups = [...list.querySelectorAll('.group')].map((group) => [
    group.querySelector('h2')?.firstChild?.textContent,
    group.querySelector('.range')?.textContent,
    textsOf(group.querySelectorAll('li .number')).join(' '),
  ]);
  const kept = new Set<string>(demoGuides.map(({id}) => id));
  let last = 0;
  const expected = categories.map(([category, ids]) => {
    const numbers = ids.filter((id) => kept.has(id)).map(() => (last += 1));
    const range = [...new Set([numbers[0], numbers.at(-1)])].join('–');
    return [category, `${range} of ${kept.size}`, numbers.join(' ')];
  });
  expect(groups.slice(0, expected.length)).toEqual(expected);
  expect(guideCategories).toHaveLength(groups.length);
});

test('a guide’s chapters are as long as it lasts, its number is that of the list, and it leads to the next one', () => {
  const container = page();
  for (const [index, {id, duration}] of demoGuides.entries()) {
    const guide = container.querySelector<HTMLElement>(`#${id}`);
    const chapters = [...(guide?.querySelectorAll<HTMLElement>('.chapters > li') ?? [])];
    const value = (chapter: HTMLElement, name: string): number => Number(chapter.style.getPropertyValue(name));
    const ends = chapters.map((chapter) => value(chapter, '--at') + value(chapter, '--length'));
    expect([id, ...ends]).toEqual([id, ...chapters.slice(1).map((chapter) => value(chapter, '--at')), duration]);
    const seconds = chapters.map((chapter) => {
      const [minutes = NaN, rest = NaN] = (chapter.querySelector('.time')?.textContent ?? '').split(':').map(Number);
      return 60 * minutes + rest;
    });
    // Each sentence of the transcript begins later than the one before, and each of its chapters where the line has it.
    const said = textsOf(guide?.querySelectorAll('.said .time') ?? []);
    expect([...new Set(said)].sort((one, other) => one.localeCompare(other))).toEqual(said);
    expect(textsOf(guide?.querySelectorAll('.said li:first-child .time') ?? [])).toEqual(
      chapters.map((chapter) => chapter.querySelector('.time')?.textContent),
    );
    expect(guide?.querySelector('.duration')).toHaveTextContent(`${duration} seconds`);
    const entry = container.querySelector(`nav a[href="#${id}"] .duration`);
    expect([entry?.textContent, entry?.getAttribute('aria-label')]).toEqual([`${duration} s`, `${duration} seconds`]);
    expect(seconds).toEqual(chapters.map((chapter) => Math.floor(value(chapter, '--at'))));
    expect(guide?.querySelector('h2 .number')).toHaveTextContent(String(index + 1));
    expect(guide?.querySelector('a[href^="#"]')?.getAttribute('href')).toBe(
      demoGuides[index + 1] === undefined ? undefined : `#${demoGuides[index + 1]?.id}`,
    );
    expect(guide?.hasAttribute('data-current')).toBe(index === 0);
  }
});

test('a guide has its own name wherever it is named, and shows the picture at which its own player begins', () => {
  const container = page();
  for (const [index, {id, title, sidebarTitle, duration, to, more}] of demoGuides.entries()) {
    const guide = container.querySelector<HTMLElement>(`#${id}`) ?? container;
    expect(guide.querySelector('h2')).toHaveTextContent(title);
    expect(guide.querySelector('[data-video]')).toMatchObject({dataset: {video: id, embed: `/embed/${id}`, title}});
    const links = [...guide.querySelectorAll('p a')].map((link) => [
      link.textContent.trim(),
      link.getAttribute('href'),
    ]);
    const next = demoGuides[index + 1];
    expect(links).toEqual([[more, to], ...(next ? [[`Next guide: ${next.sidebarTitle}`, `#${next.id}`]] : [])]);
    expect(container.querySelector(`nav a[href="#${id}"]`)).toHaveTextContent(sidebarTitle);
    const player = renderInSite(
      <PlayerPage titles={{en: title, de: title}} duration={duration} walkthrough={walkthroughs[id]} />,
    );
    const picture = player.container.querySelector('[data-picture]')?.textContent;
    expect([id, guide.querySelector('.still')?.textContent]).toEqual([id, picture]);
    player.unmount();
  }
});

test('the page says how many guides there are and how long they last, and what is still to come', () => {
  const lengths = demoGuides.map(({duration}) => duration).sort((one, other) => one - other);
  const container = page();
  const lead = within(container)
    .getByText(/ guides of /)
    .textContent.match(/\d+/g);
  expect(lead?.map(Number)).toEqual([lengths.length, lengths[0], lengths.at(-1)]);
  // From the specification: "Batch Tailoring (marked coming soon)".
  const cards = [...container.querySelectorAll('.cards > li')].map((card) => [
    card.querySelector('h3')?.textContent,
    card.textContent.includes('Coming Soon'),
  ]);
  expect(cards).toEqual([
    ['Audience Signals', false],
    ['Dynamic CTAs', false],
    ['Batch Tailoring', true],
  ]);
  // Of the pages on the rail, only the original has nothing stitched; the first dashed line of each is its window's.
  const pages = [...container.querySelectorAll('.stretch g.own-light')].map((hung) => [
    [...hung.querySelectorAll('text')].at(-1)?.textContent === 'Original',
    hung.querySelector('rect[stroke-dasharray]') === null,
  ]);
  expect(pages.filter(([isOriginal, isPlain]) => isOriginal !== isPlain)).toEqual([]);
  expect(pages.filter(([isOriginal]) => isOriginal)).toHaveLength(1);
});

/** A thing that is in the thumbnail of this guide and in no other. */
const inPoster: Readonly<Record<string, string>> = {
  'changing-calls-to-action': 'lucide-mouse-pointer',
  'hiding-elements': 'lucide-eye-off',
  'reordering-sections': 'lucide-move-vertical',
  'translating-pages': '>de<',
  'publishing-ab-testing': '>B<',
  'reading-results': '<circle',
  'installing-the-extension': 'lucide-puzzle',
  'adding-the-script-tag': '&lt;script&gt;',
};

test('a thumbnail shows what its guide is about, and a page on the rail what its signal asks for', () => {
  for (const [id, thing] of Object.entries(inPoster)) {
    const having = Object.entries(posters).filter(([, poster]) =>
      renderInSite(<svg>{poster}</svg>).container.innerHTML.includes(thing),
    );
    expect(having.map(([name]) => name)).toEqual(id in posters ? [id] : []);
  }
  const hung = [...page().querySelectorAll('.stretch g.own-light')].map((each) =>
    textsOf(each.querySelectorAll('text')),
  );
  const wordsFor = (signal: string): string => hung.find((texts) => texts.at(-1) === signal)?.join(' ') ?? signal;
  for (const [signal, words] of [
    ['Campaign: office', 'for the whole office'],
    ['Keyword: beans', 'Whole beans'],
    ['Language: de', 'Kaffee'],
    ['Device: phone', 'Coffee at your door'],
  ] as const) {
    expect(wordsFor(signal)).toContain(words);
  }
});

test('a guide that leaves the stage pauses its player, or begins another one where it is another site’s', () => {
  document.body.innerHTML =
    '<nav data-guides><a href="#a"></a><a href="#b"></a></nav>' +
    '<article id="a" data-guide data-current><iframe></iframe></article>' +
    '<article id="b" data-guide><iframe></iframe></article>';
  const [own, foreign] = document.querySelectorAll('iframe');
  const paused = jest.fn();
  const button = own?.contentDocument?.createElement('button');
  button?.setAttribute('data-toggle', 'pause');
  button?.addEventListener('click', paused);
  if (button) own?.contentDocument?.body.append(button);
  // That of another site cannot be looked into.
  if (foreign) Object.defineProperty(foreign, 'contentDocument', {value: null});
  const current = () =>
    [...document.querySelectorAll('[data-current], [aria-current="true"]')].map((each) => each.id || each.outerHTML);
  behavior.start();
  const goTo = (hash: string): void => {
    window.history.replaceState(null, '', `/demos${hash}`);
    window.dispatchEvent(new Event('hashchange'));
  };
  goTo('#b');
  expect(current()).toEqual(['<a href="#b" aria-current="true"></a>', 'b']);
  expect(paused).toHaveBeenCalledTimes(1);
  expect(foreign?.isConnected).toBe(true);
  goTo('#elsewhere');
  expect(current()).toEqual(['<a href="#b" aria-current="true"></a>', 'b']);
  goTo('');
  expect(current()).toEqual(['<a href="#a" aria-current="true"></a>', 'a']);
  expect(foreign?.isConnected).toBe(false);
  expect(document.querySelectorAll('#b iframe')).toHaveLength(1);
});
