import site from '@site/docusaurus.config';
import {docs} from '@site/src/pipeline/config/docs';
import {parseSettings} from '@site/src/lib/settings/parse';

test('a build stops at whatever is broken or there twice', () => {
  expect(site).toMatchObject({
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onDuplicateRoutes: 'throw',
    markdown: {hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'}},
  });
  expect(docs(parseSettings({})).onInlineTags).toBe('throw');
});
