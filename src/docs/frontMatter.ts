import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';

const docSchema = Joi.object({
  title: Joi.string().required(),
  description: Joi.string().min(50).max(160).required(),
  image: Joi.string(),
  keywords: Joi.array().items(Joi.string()),
  draft: Joi.boolean(),
  hide_table_of_contents: Joi.boolean(),
  toc_min_heading_level: Joi.number(),
  toc_max_heading_level: Joi.number(),
  slug: Joi.string()
    .pattern(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/)
    .required()
    .messages({
      'string.pattern.base': '{#label} is "{#value}"; expected an address such as /docs/ab-testing',
      'any.required': '{#label} is required; write the whole address, such as /docs/ab-testing',
    }),
  id: Joi.string(),
  // The link above the title, which leads one level up.
  back: Joi.object({to: Joi.string().required(), label: Joi.string().required()}),
  hide_title: Joi.boolean(),
  sidebar_label: Joi.string(),
  sidebar_position: Joi.number(),
  sidebar_class_name: Joi.string(),
  sidebar_custom_props: Joi.object(),
  displayed_sidebar: Joi.string().allow(null),
  pagination_label: Joi.string(),
  pagination_next: Joi.string().allow(null),
  pagination_prev: Joi.string().allow(null),
});

function schemaOf(filePath: string): Joi.ObjectSchema | undefined {
  // Fragments that other files include, such as _steps.mdx, are no pages and have no front matter.
  if (path.basename(filePath).startsWith('_')) return undefined;
  const [folder] = path.relative(process.cwd(), filePath).split(path.sep);
  return folder === 'docs' ? docSchema : undefined;
}

/**
 * Checks the front matter of a documentation page, which Docusaurus itself
 * leaves open; files of other folders pass. Posts have a check of their own.
 *
 * @throws Error naming the file and every field that is missing, wrong or unknown.
 */
export function validateFrontMatter(filePath: string, frontMatter: Readonly<Record<string, unknown>>): void {
  const {error} = schemaOf(filePath)?.validate(frontMatter, {abortEarly: false}) ?? {};
  if (error === undefined) return;
  const problems = error.details.map(({message}) => `  - ${message}`);
  throw new Error(`Front matter of ${path.relative(process.cwd(), filePath)}:\n${problems.join('\n')}`);
}
