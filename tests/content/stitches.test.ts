import {readFileSync} from 'node:fs';
import {readTree} from '../support/readTree';
import {stitchesIn, type Stitch} from '../support/stitches';

const stitches = stitchesIn(readTree('src', /\.css$/));

/** Where a stitched outline says that something was tailored for a visitor. */
const tailored: Readonly<Record<string, string>> = {
  'src/ui/Tailored/': 'the words themselves, wherever they stand',
  'src/player/': 'the changed parts of the pages in the videos and on their posters',
  'src/shell/notFound/': 'what is left of the edge of a part that was tailored',
  'src/pages/_home/': 'what changes on the home page for an audience',
  'src/docs/DocCards/DocPicture/': 'small pages with a tailored headline',
  'src/docs/guide/Flicker/': 'the tailored page, and when it shows',
  'src/docs/guide/Flow/': 'the step at which the tailored page is chosen',
  'src/pages/demos/_Drawing/': 'the changed button, words, picture and rows',
  'src/pages/extension/_StoreListing/': 'the mark, whose stem is stitches',
  'src/pages/one-pager/_Examples/': 'the changed parts of an example',
  'src/pages/pricing/_VisitorCount/': 'the headline of a page where the product is active',
  'src/pages/vs/_TwoWays/': 'the thread that ends in the changed part',
  'src/pages/features/dynamic-ctas/': 'the changed button',
  'src/pages/features/element-control/': 'what was moved or hidden for a visitor',
  'src/pages/features/image-tailoring/': 'the changed picture, and its edge to the original',
  'src/pages/features/instant-personalization/': 'the changed parts, and the thread to them',
  'src/pages/features/instant-publishing/_PublishWalk/':
    'the changed part, and the thread that sews it while it is published',
  'src/pages/features/live-deployment/_TriggerDemo/': 'the page that this visitor gets, and the thread to it',
  'src/pages/features/smart-copy-tailoring/': 'the changed words',
};

/** Where it says where the reader is. */
const here: Readonly<Record<string, string>> = {
  'src/css/code.css': 'the tab that is open',
  'src/css/docs.css': 'the page in the sidebar',
  'src/css/markdown.css': 'the heading in the contents of a page',
};

const places = (found: readonly Stitch[]): string[] => found.map(({file, line}) => `${file}:${line}`);

test('what is dashed in amber was tailored for a visitor', () => {
  const found = stitches.filter(({thread}) => thread === '--tailored-edge');
  expect(found.length).toBeGreaterThan(20);
  expect(places(found.filter(({file}) => !Object.keys(tailored).some((folder) => file.startsWith(folder))))).toEqual(
    [],
  );
});

test('or is where the reader of a guide is', () => {
  const found = stitches.filter(({thread}) => thread === '--here-edge');
  expect(found).not.toEqual([]);
  expect(places(found.filter(({file}) => here[file] === undefined))).toEqual([]);
});

test('and nothing else is', () => {
  const others = stitches.filter(({thread}) => thread !== '--tailored-edge' && thread !== '--here-edge');
  expect(places(others)).toEqual([]);
});

test('ornament in amber dashes is caught, however it is drawn', () => {
  const file = 'tests/fixtures/styles/stitches.css';
  expect(stitchesIn([{file, text: readFileSync(file, 'utf8')}]).map(({line, thread}) => `${line} ${thread}`)).toEqual([
    '1 --stitch',
    '5 --amber',
    '10 --stitch',
    '14 --tailored-edge',
  ]);
});
