import {editorConfig} from '@site/src/blog/editor/config';
import {gitHubRepository} from '@site/src/blog/editor/repository';
import {postFields} from '@site/src/blog/postFields';

const authors = [
  {label: 'Ada Example', value: 'ada'},
  {label: 'Tailor AI team', value: 'tailor-ai-team'},
];

function postsOf(repositoryUrl?: string) {
  const [collection] = editorConfig({authors, repositoryUrl}).collections ?? [];
  if (collection === undefined || !('folder' in collection)) throw new Error('The editor has no collection of posts.');
  return collection;
}

function fieldOf(name: string): object {
  const field = postsOf().fields.find((candidate) => candidate.name === name);
  if (field === undefined) throw new Error(`The editor does not ask for ${name}.`);
  return field;
}

/** The expression that the editor holds a field's value against. */
function patternOf(name: string): RegExp {
  const field = fieldOf(name);
  const pattern: unknown = 'pattern' in field && Array.isArray(field.pattern) ? field.pattern[0] : undefined;
  if (typeof pattern !== 'string') throw new Error(`${name} has no pattern.`);
  return new RegExp(pattern);
}

test('the editor asks for the fields of a post in their order, and then for the text', () => {
  expect(postsOf().fields.map(({name}) => name)).toEqual([...Object.keys(postFields), 'body']);
});

test.each(Object.entries(postFields))('%s has the label and the hint that the definition gives it', (name, rule) => {
  expect(fieldOf(name)).toMatchObject({label: rule.label, hint: rule.hint});
});

test('a post is a folder named after date and address, with its pictures in it', () => {
  expect(postsOf()).toMatchObject({
    folder: 'blog',
    path: '{{slug}}/index',
    slug: {template: '{{fields.date}}-{{fields.slug}}'},
    media_folder: '',
    public_folder: '',
  });
  expect(fieldOf('image')).toMatchObject({
    media_folder: '',
    accept: '.svg,.png,.jpg,.jpeg,.webp',
    media_libraries: {default: {config: {max_file_size: postFields.image.maxBytes}}},
  });
});

test('the choices are the authors of the file and the categories of the definition', () => {
  expect(fieldOf('author')).toMatchObject({options: authors});
  expect(fieldOf('category')).toMatchObject({options: [...postFields.category.options]});
  expect(fieldOf('date')).toMatchObject({type: 'date', format: 'YYYY-MM-DD', input_timezone: 'America/Los_Angeles'});
});

test.each(['title', 'excerpt', 'imageAlt'] as const)(
  '%s is refused where it is too short, too long or not one line',
  (name) => {
    const {minLength, maxLength, hint} = postFields[name];
    const pattern = patternOf(name);
    expect(fieldOf(name)).toMatchObject({pattern: [expect.any(String), hint]});
    for (const text of ['a'.repeat(minLength), 'a'.repeat(maxLength), `a${' b'.repeat(minLength)}`]) {
      expect(text).toMatch(pattern);
    }
    const line = 'a'.repeat(minLength);
    for (const text of [
      'a'.repeat(minLength - 1),
      'a'.repeat(maxLength + 1),
      `${line}\n${line}`,
      ` ${line}`,
      `${line} `,
    ]) {
      expect(text).not.toMatch(pattern);
    }
  },
);

test('an address is refused where it is none', () => {
  const pattern = patternOf('slug');
  for (const slug of ['a', 'message-match', 'utm-2']) expect(slug).toMatch(pattern);
  for (const slug of ['', 'Message', 'a b', '-a', 'a--b', 'a/b', 'a'.repeat(postFields.slug.maxLength + 1)]) {
    expect(slug).not.toMatch(pattern);
  }
});

test('without a repository on GitHub the editor names none', () => {
  for (const repositoryUrl of [undefined, 'https://git.example.com/example/website', 'https://github.com/example']) {
    expect(gitHubRepository(repositoryUrl)).toBeUndefined();
    expect(editorConfig({authors, repositoryUrl}).backend).toMatchObject({repo: 'no-repository/website'});
  }
});

test('with one the editor signs in to it by token, and by nothing that needs a third party', () => {
  expect(editorConfig({authors, repositoryUrl: 'https://github.com/example/website'}).backend).toMatchObject({
    name: 'github',
    repo: 'example/website',
    auth_methods: ['token'],
  });
});
