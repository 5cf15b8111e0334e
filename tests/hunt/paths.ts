import type {Choice} from './choice';
import {encoded} from './hostile';

/** The pages that visitors come to, each of its own kind. */
export const pages = [
  ...['/', '/blog', '/blog/archive', '/demos', '/docs', '/docs/ab-testing'],
  ...['/docs/advanced-features/api-integration', '/extension/how-to-update', '/features/ab-testing-analytics'],
  ...['/features/audience-targeting', '/one-pager', '/pricing', '/privacy-policy', '/release-notes', '/team', '/vs'],
] as const;

/** Those, pages that show themselves in part or under another name, old paths, files, and folders that have none. */
const starts = [
  ...pages,
  ...['/agencies', '/embed/ab-testing', '/vs/anything', '/pillars', '/ab-testing', '/admin/', '/assets/', '/img/'],
  ...['/pagefind/', '/blog/nothing', '/nothing', '/docs.md', '/llms.txt', '/index.html', '/.git/config'],
  '/.well-known/x',
] as const;

/** Dot segments are not among them: whoever sends an address has resolved them, and engines do so in ways of their own. */
const ends = [
  '/',
  '//',
  '%20',
  '%C2%A0',
  '%E2%80%8B',
  '.',
  ',',
  ')',
  '%22',
  '.html',
  '/index',
  '%2F',
  '%252F',
  '%5C',
  '%0A',
  ';a=b',
  '*',
] as const;

/** A path of the site with something before, within or after it. */
export function pathFrom(choice: Choice): string {
  const start = choice.one(starts);
  const form = choice.below(6);
  if (form === 0) return start;
  if (form === 1) return start + choice.one(ends);
  if (form === 2) return start + choice.one(ends) + choice.one(ends);
  if (form === 3) return `${start.replace(/\/$/, '')}/${encoded(choice)}`;
  if (form === 4) return start.toUpperCase();
  return start + encoded(choice);
}

const names = [
  'audience',
  'locale',
  'contact',
  'q',
  'category',
  'pages',
  'tab',
  'platform',
  'utm_source',
  'docusaurus-data-audience',
  'docusaurus-theme',
  'fbclid',
  '__proto__',
  'constructor',
  '<b>',
] as const;

const values = ['german', 'de-DE', 'ecommerce', 'true', 'segment', 'analytics', '0', '-1', '1e999'] as const;

/** A query, encoded or as it is typed by hand; empty or with the question mark. */
export function queryFrom(choice: Choice): string {
  const parameters = choice.some(
    4,
    () => `${encodeURIComponent(choice.one(names))}=${choice.chance(0.3) ? choice.one(values) : encoded(choice)}`,
  );
  if (choice.chance(0.1)) parameters.push('%', '&&', 'a[]=1', '=');
  return parameters.length > 0 ? `?${parameters.join('&')}` : '';
}

const places = [
  'faq',
  'features',
  'tailoring-images',
  'top',
  '50%',
  '100%',
  '%E0%A4%A',
  ':~:text=a',
  '!/x',
  '#',
  '"]',
  'dialog-lead',
] as const;

/** A hash with its sign, which may name a place, nothing, or be no encoding at all. */
export const hashFrom = (choice: Choice): string => `#${choice.chance(0.5) ? choice.one(places) : encoded(choice)}`;
