import {readFileSync} from 'node:fs';
import {editorConfig} from '@site/src/blog/editor/config';
import {gitHubRepository} from '@site/src/blog/editor/repository';
import {checkPicture} from '@site/src/blog/check/picture';
import {components} from '@site/src/blog/editor/components';
import {bodyImageField} from '@site/src/blog/editor/fields';
import {bodyImage, postFields} from '@site/src/blog/postFields';

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
    accept: '.svg,.png,.jpg,.jpeg,.webp,.heic,.heif',
    media_libraries: {
      default: {config: {max_file_size: postFields.image.maxBytes, transformations: {heic: {format: 'webp'}}}},
    },
  });
});

const pictureFields = [
  ['cover', fieldOf('image'), postFields.image],
  ['picture in the text', bodyImageField, bodyImage],
] as const;

test.each(pictureFields)(
  'a %s is taken as the check takes it: of a file, renamed, as large and no larger',
  (_, field, rules) => {
    const type = 'png';
    // What the editor makes of a phone's photo can be a cover.
    const photo = Number(/"width":(\d+)/.exec(JSON.stringify(field))?.[1]);
    const size = {width: photo, height: Math.round((photo * 630) / 1200), type: 'webp'};
    expect(checkPicture('a.webp', new Map([['a.webp', {bytes: 1, size}]]), rules)).toBeUndefined();
    const [width, height] = [1200, 630];
    const most: unknown = JSON.parse(/"max_file_size":(\d+)/.exec(JSON.stringify(field))?.[1] ?? '0');
    const said = (bytes: number) =>
      checkPicture('a.png', new Map([['a.png', {bytes, size: {width, height, type}}]]), rules);
    expect([Number(most), Number(most) + 1].map((bytes) => said(bytes) === undefined)).toEqual([true, false]);
    expect(field).toMatchObject({
      ...{
        choose_url: false,
        media_folder: '',
        public_folder: '',
        hint: expect.stringContaining(`${Number(most) / 1000} kB`),
      },
      ...{accept: [...rules.extensions, 'heic', 'heif'].map((ending) => `.${ending}`).join(',')},
      media_libraries: {default: {config: {slugify_filename: true}}},
    });
  },
);

test('the text offers what posts may hold: no first heading, which is the title', () => {
  const text = fieldOf('body');
  expect(JSON.stringify(text)).not.toContain('heading-one');
  expect(text).toMatchObject({editor_components: ['code-block', ...components.map(({id}) => id)]});
});

test('each commit says what was done, and to what', () => {
  const {commit_messages: said} = {
    commit_messages: undefined,
    ...editorConfig({authors, repositoryUrl: undefined}).backend,
  };
  expect(said).toEqual({
    create: expect.stringMatching(/^Add the post \{\{slug\}\}$/),
    update: expect.stringMatching(/^Change the post \{\{slug\}\}$/),
    delete: expect.stringMatching(/^Remove the post \{\{slug\}\}$/),
    uploadMedia: expect.stringMatching(/^Add \{\{path\}\}$/),
    deleteMedia: expect.stringMatching(/^Remove \{\{path\}\}$/),
  });
});

test('the choices are the authors of the file and the categories of the definition', () => {
  expect(fieldOf('author')).toMatchObject({options: authors});
  expect(fieldOf('category')).toMatchObject({options: [...postFields.category.options]});
  // A title is a line, two sentences are more.
  expect([fieldOf('title'), fieldOf('excerpt')]).toMatchObject([{widget: 'string'}, {widget: 'text'}]);
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

test('without a repository that it can sign in to the editor names none', () => {
  for (const repositoryUrl of [
    undefined,
    'http://github.com/example/website',
    'https://github.com/example',
    'https://github.com/example/website/tree/main',
    'https://acme.ghe.com/example/website',
  ]) {
    expect(gitHubRepository(repositoryUrl)).toBeUndefined();
    expect(editorConfig({authors, repositoryUrl}).backend).toMatchObject({repo: 'no-repository/website'});
  }
});

test.each([
  'https://github.com/example/website',
  'https://www.github.com/example/website',
  'https://github.com/example/website.git',
  'https://github.com/example/website/',
])('with %s the editor signs in to it by token, and by nothing that needs a third party', (repositoryUrl) => {
  const {backend} = editorConfig({authors, repositoryUrl});
  expect(backend).toMatchObject({name: 'github', repo: 'example/website', auth_methods: ['token']});
  expect(backend).not.toHaveProperty('api_root');
  expect(backend).not.toHaveProperty('base_url');
});

test('a repository on a GitHub Enterprise Server is asked for there', () => {
  const repositoryUrl = 'https://git.acme.com:8443/growth/site.example.git';
  expect(editorConfig({authors, repositoryUrl}).backend).toMatchObject({
    repo: 'growth/site.example',
    api_root: 'https://git.acme.com:8443/api/v3',
  });
});

test('what is saved goes to the branch that the workflow deploys', () => {
  const [, branch] =
    /github\.ref == 'refs\/heads\/(\w+)'/.exec(readFileSync('.github/workflows/site.yml', 'utf8')) ?? [];
  expect(branch).toBeDefined();
  expect(editorConfig({authors, repositoryUrl: undefined}).backend).toMatchObject({branch});
});

test('the links of the editor lead to the site that it is opened on: to the post, and to pictures of the whole site', () => {
  expect(editorConfig({authors, repositoryUrl: undefined})).not.toHaveProperty('site_url');
  expect(postsOf()).toMatchObject({preview_path: 'blog/{{fields.slug}}'});
  // What is in static is served without it.
  expect(editorConfig({authors, repositoryUrl: undefined})).toMatchObject({
    media_folder: 'static/img',
    public_folder: '/img',
  });
});

test('the newest post is listed first, and posts can be grouped by category', () => {
  expect(postsOf()).toMatchObject({
    sortable_fields: {default: {field: 'date', direction: 'descending'}},
    view_groups: [{label: 'Category', field: 'category'}],
  });
});
