import {
  appScreens,
  latestRelease,
  releaseFeed,
  releaseMonths,
  releaseNotesPath,
  type ReleaseNote,
} from '../../../content/releases';
import type {Settings} from '../../../lib/settings/parse';
import {feedText} from '../../html/feedText';
import {element, text, type Tree} from '../../html/tree';

type Addresses = Pick<Settings, 'siteUrl' | 'appUrl'>;

/** The day of publication is a day everywhere: at noon in Greenwich it is the same date from America to Asia. */
const noon = (date: string): string => new Date(`${date}T12:00:00Z`).toUTCString();

const link = (href: string, label: string): Tree => element('a', [text(label)], {href});

function entry({title, text: words, more, app}: ReleaseNote, appUrl: string): Tree {
  const links = [
    ...(more ? [link(more.to, more.label)] : []),
    ...(app ? [link(`${appUrl}${appScreens[app].path}`, appScreens[app].label)] : []),
  ];
  const spaced = links.flatMap((each) => [text(' '), each]);
  return element('li', [element('strong', [text(`${title}.`)]), text(` ${words}`), ...spaced]);
}

/** The months of the release notes as an RSS 2.0 feed, an item each; every address in it is whole. */
export function releaseFeedXml({siteUrl, appUrl}: Addresses): string {
  const write = (node: Tree): string => feedText(node, siteUrl);
  const page = `${siteUrl}${releaseNotesPath}`;
  const items = releaseMonths.map(({id, heading, version, date, notes}) => {
    const title = version === undefined ? heading : `${heading}, release ${version}`;
    return `    <item>
      <title>${write(text(title))}</title>
      <link>${write(text(`${page}#${id}`))}</link>
      <guid>${write(text(`${page}#${id}`))}</guid>
      <pubDate>${noon(date)}</pubDate>
      <content:encoded><![CDATA[${write(
        element(
          'ul',
          notes.map((note) => entry(note, appUrl)),
        ),
      )}]]></content:encoded>
    </item>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
  <channel>
    <title>${write(text(releaseFeed.title))}</title>
    <link>${write(text(page))}</link>
    <atom:link href="${write(text(`${siteUrl}${releaseFeed.path}`))}" rel="self" type="application/rss+xml"/>
    <description>What changed in Tailor AI, month by month.</description>
    <language>en</language>
    <lastBuildDate>${noon(latestRelease.date)}</lastBuildDate>
${items.join('\n')}
  </channel>
</rss>
`;
}
