/** What guides say of a video or show of it is what the video has. */
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {videos} from '@site/src/content/videos';
import {videoIds} from '@site/src/lib/videoIds';
import {Still} from '@site/src/player/stage/Still';
import {readTree} from '../../support/readTree';

test('a picture of the product is of the second in which it shows what its words tell', () => {
  const pictures = readTree('docs', /\.mdx$/).flatMap(({text}) => [
    ...text.matchAll(/<ProductPicture video="([^"]+)" at=\{(\d+)\} alt="([^"]+)"/g),
  ]);
  expect(pictures.length).toBeGreaterThan(5);
  for (const [whole, id = '', at, alt = ''] of pictures) {
    const video = videoIds.find((each) => each === id);
    if (video === undefined) throw new Error(whole);
    const drawn = renderToStaticMarkup(createElement(Still, {video, at: Number(at)})).replaceAll(/<[^>]+>/g, ' ');
    const told = alt.match(/\d(?:[\d.,/]*\d)?%?|utm_[^ ,.]+|index\.html|Start Test(?= button)/g) ?? [];
    expect([id, told.filter((words) => !drawn.includes(words))]).toEqual([id, []]);
  }
});

test('the length of a video is said as it is', () => {
  const said = readTree('docs', /\.mdx$/).flatMap(({text}) => [
    ...text.matchAll(/\(\/demos#([\w-]+)\), (\d+) seconds of video/g),
  ]);
  expect(said.length).toBeGreaterThan(0);
  for (const [, id, seconds] of said)
    expect([id, Number(seconds)]).toEqual([id, Object.entries(videos).find(([name]) => name === id)?.[1].duration]);
});
