import type {EditorComponentDefinition, TextField} from '@sveltia/cms';
import {bodyImageField} from './fields';

/** The values of a component's fields, as the editor hands them over. */
type Values = Readonly<Record<string, unknown>>;

/** A component whose every block can be read back into the values that it was written from. */
interface BlockComponent extends EditorComponentDefinition {
  readonly fromBlock: (match: RegExpMatchArray) => Record<string, string>;
  readonly toBlock: (values: Values) => string;
  readonly toPreview: (values: Values) => string;
}

function textOf(values: Values, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value.trim() : '';
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

const addBackslashes = (text: string, characters: RegExp): string => text.replace(characters, '\\$&');
const dropBackslashes = (text = ''): string => text.replace(/\\([[\]"'\\])/g, '$1');

/** What a picture or a diagram shows. */
const alt: TextField = {
  name: 'alt',
  label: 'Description',
  hint: 'What it shows, in 10 to 160 characters, for readers who cannot see it.',
  widget: 'text',
  pattern: ['^(?=.{10,160}$)\\S.*\\S$', 'Say in 10 to 160 characters, on one line, what it shows.'],
  use_emoji_autocomplete: false,
};

/** `![description](file.png "Caption.")` on a line of its own. */
const picture: BlockComponent = {
  id: 'picture',
  label: 'Picture',
  icon: 'image',
  trigger: 'button',
  mode: 'dialog',
  summary: '{{alt}}',
  fields: [
    bodyImageField,
    alt,
    {name: 'title', label: 'Caption', hint: 'A sentence below the picture.', widget: 'string', required: false},
  ],
  pattern:
    /^!\[(?<alt>(?:[^\]\\]|\\.)*)\]\((?<src>[^\s()]*)(?: (?:"(?<title>(?:[^"\\]|\\.)*)"|'(?<single>(?:[^'\\]|\\.)*)'))?\)$/m,
  fromBlock: ({groups = {}}) => ({
    src: groups.src ?? '',
    alt: dropBackslashes(groups.alt),
    title: dropBackslashes(groups.title ?? groups.single),
  }),
  toBlock: (values) => {
    const title = textOf(values, 'title');
    const caption = title === '' ? '' : ` "${addBackslashes(title, /["\\]/g)}"`;
    return `![${addBackslashes(textOf(values, 'alt'), /[[\]\\]/g)}](${textOf(values, 'src')}${caption})`;
  },
  // Loaded lazily, and not before the editor has put its own address in: see preview.css.
  toPreview: (values) => {
    const [src, description, title] = ['src', 'alt', 'title'].map((name) => escapeHtml(textOf(values, name)));
    return `<figure class="figure"><img loading="lazy" src="${src}" alt="${description}"><figcaption>${title}</figcaption></figure>`;
  },
};

/** A table as it is written in Markdown, kept character by character. */
const table: BlockComponent = {
  id: 'table',
  label: 'Table',
  icon: 'table',
  mode: 'dialog',
  fields: [
    {
      name: 'rows',
      label: 'Rows',
      hint: 'One line for each row, cells between vertical bars. The second line parts the headings from the rows.',
      widget: 'text',
      default: '| Heading | Heading |\n| --- | --- |\n| Cell | Cell |',
      pattern: [
        '^\\|.*\\|\\s*\\n\\|[ :|-]+\\|\\s*(\\n\\|.*\\|\\s*)+$',
        'Begin and end each line with a vertical bar; write a line of dashes such as | --- | --- | below the headings.',
      ],
    },
  ],
  pattern: /^(?<rows>\|.*\|[ \t]*\n\|[ :|-]+\|[ \t]*(?:\n\|.*\|[ \t]*)*)/m,
  fromBlock: ({groups = {}}) => ({rows: groups.rows ?? ''}),
  toBlock: (values) => textOf(values, 'rows'),
  toPreview: (values) => `\n\n${textOf(values, 'rows')}\n\n`,
};

/** A diagram as a fence; the build draws it, so the preview shows its source under its caption. */
const diagram: BlockComponent = {
  id: 'diagram',
  label: 'Diagram',
  icon: 'account_tree',
  mode: 'dialog',
  summary: '{{title}}',
  fields: [
    {
      name: 'title',
      label: 'Caption',
      widget: 'string',
      pattern: ['^[^"]+$', 'Write a caption without quotation marks.'],
    },
    {...alt, pattern: ['^(?=.{10,}$)[^"]+$', 'Say on one line what it shows, without quotation marks.']},
    {name: 'source', label: 'Mermaid source', hint: 'The build draws it in the colors of the site.', widget: 'text'},
  ],
  pattern: /^```mermaid title="(?<title>[^"\n]*)" alt="(?<alt>[^"\n]*)"[ \t]*\n(?<source>[\s\S]*?)\n```$/m,
  fromBlock: ({groups = {}}) => ({title: groups.title ?? '', alt: groups.alt ?? '', source: groups.source ?? ''}),
  toBlock: (values) => {
    const source = typeof values.source === 'string' ? values.source.replace(/\s+$/, '') : '';
    return `\`\`\`mermaid title="${textOf(values, 'title')}" alt="${textOf(values, 'alt')}"\n${source}\n\`\`\``;
  },
  toPreview: (values) => {
    const [title, source] = ['title', 'source'].map((name) => escapeHtml(textOf(values, name)));
    return `<figure class="figure"><pre>${source}</pre><figcaption>${title}</figcaption></figure>`;
  },
};

/** What can be put into the text of a post beside words, lists, quotes and code. */
export const components: readonly BlockComponent[] = [picture, table, diagram];

export const componentNames = components.map(({id}) => id);
