/** @jest-environment jsdom */
import {readFileSync} from 'node:fs';
import {writtenTag} from '@site/src/content/scriptTag';
import {shownSample} from '../../support/samples';

/** Runs a sample as a page has it between `<script>` and `</script>`: nobody takes types out of it there. */
const runSample = (name: string): void => runScript(shownSample(name, ''));

function runScript(text: string): void {
  const script = document.createElement('script');
  script.text = text;
  document.head.append(script);
  script.remove();
}

const tags = () =>
  document.querySelectorAll<HTMLScriptElement>(`script[src="${writtenTag.address}"]:not([type='text/plain'])`);

const tagScript = (name: string): string => shownSample(`tag-manager/${name}.html`, '').replaceAll(/<\/?script>/g, '');

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
  delete window.tailor;
  delete window.Cookiebot;
  delete window.OnetrustActiveGroups;
});

afterEach(() => jest.useRealTimers());

describe('the call of init', () => {
  const anotherScriptLoads = () => {
    const other = document.createElement('script');
    document.head.append(other);
    other.dispatchEvent(new Event('load'));
  };

  test.each([
    ['before it', () => {}],
    ['with another script', anotherScriptLoads],
    ['after its own load event', () => jest.advanceTimersByTime(100)],
  ])('is made once where the script is there %s, and waits for nothing afterward', (when, happens) => {
    const init = jest.fn();
    if (when === 'before it') window.tailor = {init};
    runSample('analytics/log-to-console.ts');
    window.tailor = {init};
    happens();
    anotherScriptLoads();
    jest.advanceTimersByTime(1000);
    expect(init).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  test.each(['analytics/log-to-console.ts', 'tag-manager/data-layer.html'])(
    '%s looks less and less often where a blocker stops the script, and ends looking',
    (sample) => {
      const looks = jest.fn();
      Object.defineProperty(window, 'tailor', {get: looks, configurable: true});
      if (sample.endsWith('.ts')) runSample(sample);
      else runScript(tagScript('data-layer'));
      jest.advanceTimersByTime(1000);
      const atFirst = looks.mock.calls.length;
      expect(atFirst).toBeGreaterThan(3);
      jest.advanceTimersByTime(60_000);
      const inAMinute = looks.mock.calls.length;
      jest.advanceTimersByTime(1000);
      expect(looks.mock.calls.length - inAMinute).toBeLessThan(2);
      jest.advanceTimersByTime(120_000);
      expect(jest.getTimerCount()).toBe(0);
      expect(looks.mock.calls.length).toBeLessThan(60);
      // Ends its listening, for the tests below.
      Object.defineProperty(window, 'tailor', {value: {init() {}}, configurable: true});
      anotherScriptLoads();
    },
  );

  test('is made where the script comes after all the looking has ended', () => {
    const init = jest.fn();
    runSample('analytics/log-to-console.ts');
    jest.advanceTimersByTime(600_000);
    window.tailor = {init};
    anotherScriptLoads();
    expect(init).toHaveBeenCalledTimes(1);
  });
});

/** The line of a consent sample that waits for the visitor. */
const listening = /^ +window\.addEventListener\(.*\);$/m;

/** The guide's lines for the next page that have these words. */
function linesInGuide(words: string): string {
  const blocks = readFileSync('docs/install.mdx', 'utf8').matchAll(/"From the next page on"\n([\s\S]*?)```/g);
  return [...blocks].map(([, lines = '']) => lines).find((lines) => lines.includes(words)) ?? '';
}

describe.each([
  {
    sample: 'consent/cookiebot.ts',
    event: 'CookiebotOnAccept',
    choose: (agrees: boolean) => (window.Cookiebot = {consent: {statistics: agrees}}),
    asks: 'CookiebotOnDialogDisplay',
    withLines: (text: string) =>
      text.replace(listening, (line) => `${line}\n${linesInGuide('CookiebotOnDialogDisplay')}`),
  },
  {
    sample: 'consent/onetrust.ts',
    event: 'OneTrustGroupsUpdated',
    choose: (agrees: boolean) => (window.OnetrustActiveGroups = agrees ? ',C0001,C0002,' : ',C0001,'),
    asks: 'OneTrustGroupsUpdated',
    withLines: (text: string) => text.replace(listening, () => linesInGuide('once: true')),
  },
])('$sample', ({sample, event, choose, asks, withLines}) => {
  const listens = jest.spyOn(window, 'addEventListener');
  const stopListening = () => {
    for (const [type, listener] of listens.mock.calls) window.removeEventListener(type, listener);
    listens.mockClear();
  };
  afterEach(stopListening);

  beforeEach(() => {
    // With what a customer's own tag may have, and what the page has around it.
    document.head.innerHTML = `<meta charset="utf-8">${shownSample('consent/waiting-tag.html', '').replace(
      'async',
      'async data-site="7" crossorigin="anonymous"',
    )}<title>Spring</title>`;
    const waiting = document.head.querySelector('script');
    if (waiting) waiting.nonce = 'RANDOM';
  });

  test('puts the tag in its place, once, with all it has, as soon as the visitor agrees', () => {
    runSample(sample);
    expect(tags()).toHaveLength(0);
    choose(false);
    window.dispatchEvent(new Event(event));
    expect(tags()).toHaveLength(0);
    choose(true);
    window.dispatchEvent(new Event(event));
    window.dispatchEvent(new Event(event));
    expect(tags()).toHaveLength(1);
    const [tag] = tags();
    expect(document.head.children[1]).toBe(tag);
    expect(tag?.nonce).toBe('RANDOM');
    expect(tag?.getAttributeNames().sort()).toEqual(
      expect.arrayContaining(['async', 'crossorigin', 'data-site', 'src']),
    );
    expect(tag?.hasAttribute('type')).toBe(false);
    expect(document.querySelector('script[data-waits-for-consent]')).toBeNull();
  });

  test('puts it there at once where the visitor has agreed before', () => {
    choose(true);
    runSample(sample);
    expect(tags()).toHaveLength(1);
  });

  test('with the guide’s lines for it, puts it there from the next page on', () => {
    const fromNextPage = withLines(shownSample(sample, ''));
    runScript(fromNextPage);
    choose(false);
    window.dispatchEvent(new Event(asks));
    choose(true);
    window.dispatchEvent(new Event(event));
    expect(tags()).toHaveLength(0);
    stopListening();
    // The next page, on which the tool comes late.
    window.Cookiebot = window.OnetrustActiveGroups = undefined;
    runScript(fromNextPage);
    expect(tags()).toHaveLength(0);
    choose(true);
    window.dispatchEvent(new Event(event));
    expect(tags()).toHaveLength(1);
  });
});

test('a category whose name begins like the one that is waited for is another one', () => {
  document.head.innerHTML = shownSample('consent/waiting-tag.html', '');
  window.OnetrustActiveGroups = ',C0001,C00021,';
  runSample('consent/onetrust.ts');
  expect(tags()).toHaveLength(0);
});

test.each(['data-layer', 'hotjar', 'mixpanel'])('the tag %s is ECMAScript 5, as a tag manager takes it', (name) => {
  expect(tagScript(name)).not.toMatch(/=>|`|\.\.\.|\?\?|\?\.|\b(async|class|const|let)\b/);
});

test('the data layer gets the event with its four properties, in the tag that adds the script', () => {
  const event = {
    experimentId: 'exp_1',
    experimentGroup: 'treatment',
    rampStage: 'in_experiment',
    rampPercentage: 50,
  } as const;
  window.dataLayer = [];
  runScript(tagScript('data-layer'));
  window.tailor = {init: ({experimentInitCallback}) => void experimentInitCallback(event)};
  jest.advanceTimersByTime(1000);
  expect(jest.getTimerCount()).toBe(0);
  expect(window.dataLayer).toEqual([{event: 'tailor_experiment', ...event}]);
});

/** As the tag manager puts its variables into the script of a Custom HTML tag. Mixpanel's is run in mixpanel.test.ts. */
test('Hotjar gets one name for the group, before its own script has loaded and after', () => {
  const script = tagScript('hotjar').replaceAll('{{experimentGroup}}', '"treatment"');
  expect(script).not.toContain('{{');
  runScript(script);
  const queued: unknown = Reflect.get(Reflect.get(window, 'hj') ?? {}, 'q');
  // Its elements are lists of arguments, as Hotjar's own stub has them.
  expect(JSON.stringify(queued)).toBe('[{"0":"event","1":"tailor_experiment_treatment"}]');
  const hj = jest.fn();
  Object.assign(window, {hj});
  runScript(script);
  expect(hj.mock.calls).toEqual([['event', 'tailor_experiment_treatment']]);
});
