import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {addressOf, nodesOf, type Picture, type Post, type Rule, type Site} from '../../../../blog/check/post';
import {fields} from '../../../../blog/check/rules/fields';
import {cover, pictures} from '../../../../blog/check/rules/pictures';
import {bodyLength, headings, html, leftoverMarks, opening, placeholders} from '../../../../blog/check/rules/text';
import {askedName} from '../../../../blog/pictureFile';
import {postFields, type PostField} from '../../../../blog/postFields';

/** What the check of posts asks of one post; what it asks of the whole site only the check can tell. */
const rules: readonly Rule[] = [
  ...[fields, cover, opening, bodyLength, headings, html, leftoverMarks, pictures, placeholders],
];

const markdown = unified().use(remarkParse).use(remarkGfm);

/** The values of the form, by field, as they are about to be saved. */
export type FormValues = Readonly<Record<string, unknown>>;

/** Stands for a picture that was there before, which the check has seen. */
function seenBefore(name: string): Picture {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  const type = ending === 'jpeg' ? 'jpg' : ending;
  return {bytes: 0, size: {width: 1200, height: 630, type}};
}

const addressesIn = (body: Root): string[] =>
  nodesOf(body, 'image', 'imageReference').map((node) => addressOf(node, {body}));

async function readForm(values: FormValues, pictureOf: PictureReader): Promise<Post> {
  const {body: text, ...others} = values;
  const body = markdown.parse(typeof text === 'string' ? text : '');
  const image = typeof others.image === 'string' ? [others.image] : [];
  const names = [...image, ...addressesIn(body)].map(askedName);
  const read = names.map(async (name) => [name, (await pictureOf(name)) ?? seenBefore(name)] as const);
  return {
    file: '',
    fields: new Map(Object.entries(others).map(([name, value]) => [name, {value, line: 1}])),
    body,
    unread: [],
    pictures: new Map(await Promise.all(read)),
  };
}

/** Tells what a new picture is, by its name; undefined where it is none of the new ones. */
type PictureReader = (name: string) => Promise<Picture | undefined>;

const labels: Readonly<Record<string, PostField>> = postFields;

/** What the check would refuse of a post, in its words, before the post is saved. */
export async function checkForm(values: FormValues, pictureOf: PictureReader): Promise<string[]> {
  const post = await readForm(values, pictureOf);
  const site: Site = {
    posts: [],
    bySlug: new Map(),
    // Anchors and the letters of titles are not among these rules.
    titleCharacters: new Set(),
    ids: new Map(),
    idsInCode: {words: new Set(), beginnings: [], endings: []},
    today: '',
    // The form offers the authors that there are.
    authors: [String(values.author)],
    hosts: [],
    pages: new Set(),
    files: new Set(addressesIn(post.body).filter((address) => address.startsWith('/'))),
    follow: () => undefined,
  };
  return rules
    .flatMap((rule) => rule(post, site))
    .map(({place, problem, remedy}) => `${labels[place]?.label ?? place}: ${problem} ${remedy}`);
}
