import type {CmsConfig, EntryCollection, GitHubBackend, RichTextField} from '@sveltia/cms';
import type {AuthorOption} from '../authors';
import {postFields} from '../postFields';
import {componentNames} from './components';
import {editorField, postFolder} from './fields';
import {gitHubRepository, publishedBranch} from './repository';

/** What the configuration is made from. */
export interface EditorSource {
  readonly authors: readonly AuthorOption[];
  readonly repositoryUrl: string | undefined;
}

/** The text of a post, with what posts may hold and nothing else. */
const body: RichTextField = {
  name: 'body',
  label: 'Text',
  hint: 'Begin with a paragraph. Pictures, tables and diagrams are in the Insert menu.',
  widget: 'richtext',
  buttons: [
    ...(['bold', 'italic', 'code', 'link'] as const),
    ...(['heading-two', 'heading-three', 'quote', 'bulleted-list', 'numbered-list'] as const),
  ],
  editor_components: ['code-block', ...componentNames],
  use_emoji_autocomplete: false,
  // With components of several lines, these swallow a first word of one letter: "A list" becomes "list".
  use_markdown_shortcuts: false,
};

/**
 * The repository that the editor signs in to, by access token: its own way of
 * signing in goes through a third party. Without one the editor still asks for
 * a name, and offers no more than the folder on this computer (see page.css).
 */
function backend(repositoryUrl: string | undefined): GitHubBackend {
  const repository = gitHubRepository(repositoryUrl);
  return {
    name: 'github',
    repo: repository?.name ?? 'no-repository/website',
    ...(repository?.apiRoot !== undefined && {api_root: repository.apiRoot}),
    branch: publishedBranch,
    auth_methods: ['token'],
    commit_messages: {
      create: 'Add the post {{slug}}',
      update: 'Change the post {{slug}}',
      delete: 'Remove the post {{slug}}',
      uploadMedia: 'Add {{path}}',
      deleteMedia: 'Remove {{path}}',
    },
  };
}

function posts(authors: readonly AuthorOption[]): EntryCollection {
  return {
    name: 'posts',
    label: 'Posts',
    label_singular: 'Post',
    description: 'One post is one folder below blog, with its text, its cover and its other pictures.',
    folder: 'blog',
    path: '{{slug}}/index',
    slug: {template: '{{fields.date}}-{{fields.slug}}', editable: false},
    extension: 'md',
    format: 'yaml-frontmatter',
    summary: '{{title}}',
    ...postFolder,
    preview_path: 'blog/{{fields.slug}}',
    aliases_field: false,
    sortable_fields: {fields: ['date', 'title'], default: {field: 'date', direction: 'descending'}},
    view_groups: [{label: postFields.category.label, field: 'category'}],
    fields: [...Object.entries(postFields).map(([name, field]) => editorField(name, field, authors)), body],
  };
}

/**
 * The whole configuration of the editor at /admin, from the definition of a post. The site that its links lead to is
 * the one it is opened on: the editor asks that whether a post is out, and its page's policy allows no other.
 */
export function editorConfig({authors, repositoryUrl}: EditorSource): CmsConfig {
  return {
    backend: backend(repositoryUrl),
    app_title: 'Tailor AI blog',
    logo: {src: '/img/favicon.svg'},
    // What the editor calls global assets: the pictures that the whole site shares.
    media_folder: 'static/img',
    public_folder: '/img',
    media_libraries: {stock_assets: false},
    slug: {encoding: 'ascii', clean_accents: true},
    collections: [posts(authors)],
  };
}
