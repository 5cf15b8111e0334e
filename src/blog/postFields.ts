import {categoryNames} from './categories';

interface Described {
  /** What the editor calls the field. */
  readonly label: string;
  /** What to write into it, in plain words. */
  readonly hint: string;
}

/** One line of text; lengths are counted in characters. */
export interface TextField extends Described {
  readonly kind: 'text';
  readonly minLength: number;
  readonly maxLength: number;
}

/** The last part of a post's address. */
export interface SlugField extends Described {
  readonly kind: 'slug';
  readonly pattern: string;
  readonly maxLength: number;
  /** Addresses of the blog's other pages. */
  readonly reserved: readonly string[];
}

/** One of the keys of blog/authors.yml. */
export interface AuthorField extends Described {
  readonly kind: 'author';
}

export interface ChoiceField extends Described {
  readonly kind: 'choice';
  readonly options: readonly string[];
}

/** A calendar date in Los Angeles, written YYYY-MM-DD. */
export interface DateField extends Described {
  readonly kind: 'date';
}

/** A file in the post's folder; sizes are in pixels and bytes. */
export interface ImageField extends Described {
  readonly kind: 'image';
  readonly extensions: readonly string[];
  readonly minWidth: number;
  /** Width divided by height, and how far a picture may be from it. */
  readonly ratio: number;
  readonly ratioTolerance: number;
  readonly maxBytes: number;
}

export type PostField = TextField | SlugField | AuthorField | ChoiceField | DateField | ImageField;

/**
 * The fields at the top of a post, all required, in the order in which they
 * are written. The content check, the editor and `npm run new:post` read this.
 */
export const postFields = {
  title: {
    kind: 'text',
    label: 'Title',
    hint: '10 to 70 characters, in sentence case. Longer ones are cut off in search results.',
    minLength: 10,
    maxLength: 70,
  },
  excerpt: {
    kind: 'text',
    label: 'Excerpt',
    hint: 'One or two sentences of 50 to 160 characters for cards, feeds and search engines.',
    minLength: 50,
    maxLength: 160,
  },
  slug: {
    kind: 'slug',
    label: 'Address',
    hint: 'The last part of the address, in small letters, digits and hyphens: message-match. Do not change it once the post is out.',
    pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
    maxLength: 60,
    reserved: ['archive', 'authors', 'category', 'tags'],
  },
  author: {kind: 'author', label: 'Author', hint: 'Who wrote it; authors are listed in blog/authors.yml.'},
  category: {kind: 'choice', label: 'Category', hint: 'Exactly one of the five.', options: categoryNames},
  date: {
    kind: 'date',
    label: 'Date',
    hint: 'The day of publication in Los Angeles. A post with a future date stays hidden until that day.',
  },
  image: {
    kind: 'image',
    label: 'Cover',
    hint: 'A picture of 1200 x 630 pixels, at most 400 kB.',
    extensions: ['svg', 'png', 'jpg', 'jpeg', 'webp'],
    minWidth: 1200,
    ratio: 1200 / 630,
    ratioTolerance: 0.05,
    maxBytes: 400_000,
  },
  imageAlt: {
    kind: 'text',
    label: 'Cover description',
    hint: 'What the cover shows, in 10 to 160 characters, for readers who cannot see it.',
    minLength: 10,
    maxLength: 160,
  },
} as const satisfies Readonly<Record<string, PostField>>;

export type PostFieldName = keyof typeof postFields;

/** What a picture in the text of a post may be; sizes are in pixels and bytes. */
export const bodyImage = {
  extensions: postFields.image.extensions,
  minWidth: 320,
  maxWidth: 3200,
  maxBytes: 600_000,
} as const;
