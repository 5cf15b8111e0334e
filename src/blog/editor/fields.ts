import type {DateTimeField, ImageField, SelectField, StringField, TextField} from '@sveltia/cms';
import type {AuthorOption} from '../authors';
import {bodyImage, type ImageField as ImageRule, type PostField, type TextField as TextRule} from '../postFields';

/** Longer texts are written into a box of several lines. */
const longestLine = 80;

/** Written next to the post, and named by the file's own name. */
export const postFolder = {media_folder: '', public_folder: ''} as const;

/** How the editor asks for one of the fields at the top of a post. */
type EditorField = DateTimeField | ImageField | SelectField | StringField | TextField;

/** The value of an `accept` attribute. */
export function acceptOf(extensions: readonly string[]): string {
  return extensions.map((extension) => `.${extension}`).join(',');
}

/** What phones take pictures as, and no browser but Safari shows: the editor makes WebP of it. */
const photos = ['heic', 'heif'] as const;

/** What is made of a photo from a phone is as wide as a post has use for, and so small enough to load. */
const photoWidth = 1600;

/** The files that a field of pictures offers, and the largest that it takes. */
function filesOf({extensions, maxBytes}: {readonly extensions: readonly string[]; readonly maxBytes: number}) {
  return {
    accept: acceptOf([...extensions, ...photos]),
    media_libraries: {
      default: {
        config: {
          max_file_size: maxBytes,
          slugify_filename: true,
          transformations: {heic: {format: 'webp', quality: 85, width: photoWidth}},
        },
      },
    },
  } as const;
}

/** One line without a space at either end, as long as the rule says; the message is the field's own hint. */
function textField(name: string, {label, hint, minLength, maxLength}: TextRule): StringField | TextField {
  return {
    name,
    label,
    hint,
    widget: maxLength > longestLine ? 'text' : 'string',
    pattern: [`^(?=.{${minLength},${maxLength}}$)\\S.*\\S$`, hint],
    use_emoji_autocomplete: false,
  };
}

function imageField(name: string, {label, hint, extensions, maxBytes}: ImageRule): ImageField {
  return {
    ...{name, label, hint, widget: 'image', choose_url: false, ...postFolder},
    ...filesOf({extensions, maxBytes}),
  };
}

/** What the editor asks for, from what the rules of posts say. */
export function editorField(name: string, field: PostField, authors: readonly AuthorOption[]): EditorField {
  const {label, hint} = field;
  switch (field.kind) {
    case 'text':
      return textField(name, field);
    case 'slug': {
      // The pattern of the rules, and their length in the same expression: the editor takes one.
      const pattern = `^(?=.{1,${field.maxLength}}$)${field.pattern.replace(/^\^/, '')}`;
      return {name, label, hint, widget: 'string', pattern: [pattern, hint], use_emoji_autocomplete: false};
    }
    case 'author':
      // The editor complains of what else is known of an author.
      return {
        ...{name, label, hint, widget: 'select'},
        options: authors.map((author) => ({label: author.label, value: author.value})),
        default: authors[0]?.value,
      };
    case 'choice':
      return {name, label, hint, widget: 'select', options: [...field.options]};
    case 'date':
      return {
        ...{name, label, hint, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD'},
        ...{input_timezone: 'America/Los_Angeles', default: '{{now}}'},
      };
    case 'image':
      return imageField(name, field);
  }
}

/** How the editor asks for a picture in the text. */
export const bodyImageField: ImageField = {
  name: 'src',
  label: 'Picture',
  hint: `At least ${bodyImage.minWidth} and at most ${bodyImage.maxWidth} pixels wide, at most ${bodyImage.maxBytes / 1000} kB.`,
  widget: 'image',
  choose_url: false,
  ...postFolder,
  ...filesOf(bodyImage),
};
