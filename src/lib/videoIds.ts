/** Every video of the site. An id is also the address of its page, /embed/<id>, and its anchor on /demos. */
export const videoIds = [
  'home',
  'tailoring-landing-pages',
  'tailoring-images',
  'changing-calls-to-action',
  'hiding-elements',
  'reordering-sections',
  'translating-pages',
  'publishing-ab-testing',
  'reading-results',
  'installing-the-extension',
  'adding-the-script-tag',
  'ab-testing',
  'update-extension',
  'comparison',
] as const;
export type VideoId = (typeof videoIds)[number];
