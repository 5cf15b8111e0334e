import {sourceLinks} from '@site/src/pipeline/config/sourceLinks';
import {parseSettings} from '@site/src/lib/settings/parse';

test('pages link to the editor of their file where there is a repository', () => {
  expect(sourceLinks(parseSettings({}))).toEqual({});
  expect(sourceLinks(parseSettings({REPOSITORY_URL: 'https://github.com/example/website'}))).toEqual({
    editUrl: 'https://github.com/example/website/edit/main/',
  });
});
