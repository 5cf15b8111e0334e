import {Feed} from 'feed';
import type {Element} from 'hast';
import {
  appScreens,
  latestRelease,
  releaseFeed,
  releaseMonths,
  releaseNotesPath,
  type ReleaseNote,
} from '../../../content/releases';
import {noon} from '../../../lib/dates';
import {below} from '../../../lib/settings/address';
import type {Settings} from '../../../lib/settings/parse';
import {feedText} from '../../html/feedText';
import {element, text} from '../../html/tree';
import type {SiteFile} from '../site';

const link = (href: string, label: string): Element => element('a', [text(label)], {href});

function entry({title, text: words, more, app}: ReleaseNote, appUrl: string): Element {
  const links = [
    ...(more ? [link(more.to, more.label)] : []),
    ...(app ? [link(below(appUrl, appScreens[app].path), appScreens[app].label)] : []),
  ];
  const spaced = links.flatMap((each) => [text(' '), each]);
  return element('li', [element('strong', [text(`${title}.`)]), text(` ${words}`), ...spaced]);
}

/** The release notes as an RSS 2.0 feed, with an item for each month and full addresses. */
export function releaseFeedFile({siteUrl, appUrl}: Settings): SiteFile {
  const page = `${siteUrl}${releaseNotesPath}`;
  const feed = new Feed({
    id: page,
    link: page,
    feedLinks: {rss: `${siteUrl}${releaseFeed.path}`},
    title: releaseFeed.title,
    description: 'What changed in Tailor AI, month by month.',
    language: 'en',
    copyright: 'Tailor AI',
    updated: noon(latestRelease.date),
  });
  for (const {id, heading, version, date, notes} of releaseMonths) {
    const list = element(
      'ul',
      notes.map((note) => entry(note, appUrl)),
    );
    feed.addItem({
      title: version === undefined ? heading : `${heading}, release ${version}`,
      link: `${page}#${id}`,
      date: noon(date),
      description: notes.map((note) => `${note.title}.`).join(' '),
      content: feedText(list, siteUrl),
    });
  }
  return {name: releaseFeed.path.slice(1), content: feed.rss2()};
}
