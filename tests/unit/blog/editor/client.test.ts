/** @jest-environment jsdom */
import {parse} from 'yaml';
import {neutralCover} from '@site/src/blog/newCover';
import {editorPage} from '@site/src/pipeline/publish/editor/page';
import {goodPosts} from '../../../fixtures/brokenPosts';

interface Listener {
  readonly name: string;
  readonly handler: (event: {entry: {toJS: () => {data: object}}}) => Promise<void>;
}

const mockListeners: Listener[] = [];
const mockStyles: string[] = [];
const mockInit = jest.fn(() => undefined);

jest.mock('@sveltia/cms', () => ({
  __esModule: true,
  default: {
    registerPreviewStyle: (address: string) => mockStyles.push(address),
    registerPreviewTemplate: () => {},
    registerEditorComponent: () => {},
    registerEventListener: (listener: Listener) => mockListeners.push(listener),
    init: () => mockInit(),
  },
}));

const [, head = '', body = ''] =
  /^---\n([^]*?)\n---\n([^]*)$/.exec(String(goodPosts['2025-09-17-earlier/index.md'])) ?? [];
const good: object = parse(head);

/** Saves a post in the editor. */
const save = async (changes: object): Promise<void> => {
  const data = {...good, body, ...changes};
  for (const {handler} of mockListeners) await handler({entry: {toJS: () => ({data})}});
};

/** Chooses a picture, which the editor gives an address to. */
function choose(name: string, content: string): void {
  const file = new File([content], name);
  // Not in jsdom.
  Object.assign(file, {arrayBuffer: () => Promise.resolve(new TextEncoder().encode(content).buffer)});
  URL.createObjectURL(file);
}

beforeAll(async () => {
  URL.createObjectURL = () => 'blob:x';
  document.body.innerHTML = editorPage({script: 'e.js', page: 'p.css', preview: 'preview.css'}, undefined);
  await import('@site/src/pipeline/publish/editor/client');
});

test('the editor starts once, with the styles of the preview and one look at what is about to be saved', () => {
  expect(mockInit).toHaveBeenCalledTimes(1);
  expect(mockStyles).toEqual(['/admin/files/preview.css']);
  expect(mockListeners.map(({name}) => name)).toEqual(['preSave']);
});

test('a post in which nothing is wrong is saved', async () => {
  choose('new.svg', neutralCover);
  await expect(save({})).resolves.toBeUndefined();
  await expect(save({image: 'new.svg'})).resolves.toBeUndefined();
});

// The editor knows this message, and shows the words of the cause.
test('what the check would refuse is not saved, each thing on a line of its own, also of a picture just chosen', async () => {
  choose('small.svg', neutralCover.replace('width="1200" height="630"', 'width="600" height="315"'));
  choose('broken.png', 'words');
  const refused = async (changes: object): Promise<string[]> => {
    const error: unknown = await save(changes).catch((reason: unknown) => reason);
    const {message, cause} = error instanceof Error ? error : new Error('It was saved.');
    expect(message).toBe('saving_failed');
    return cause instanceof Error ? cause.message.split('\n') : [];
  };
  expect(await refused({slug: 'archive', image: 'small.svg'})).toEqual([
    expect.stringMatching(/^Address: "archive" is the address of another page/),
    expect.stringMatching(/^Cover: "small\.svg" is 600 x 315 pixels, which is too small\./),
  ]);
  expect(await refused({image: 'broken.png'})).toEqual([
    expect.stringMatching(/^Cover: "broken\.png" cannot be read as a picture/),
  ]);
});
