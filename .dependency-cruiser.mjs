/**
 * Which folder below src may read which: each those after it in this list, and
 * what Docusaurus gives as `@theme/…`, `@docusaurus/…` and `@generated/…`.
 */
const floors = [
  'pages',
  'blog',
  'theme',
  'docs',
  'lead',
  'player',
  'tools',
  'shell',
  'ui',
  'content',
  'browser',
  'lib',
];

/** Parts of subjects that run in Node only, so that they may read the pipeline as well. */
const inNodeOnly = '^src/blog/(check|editor|newPost|plugin)/';

/** An island that has failed shows the site's button to try again: the one style that src/browser takes from above. */
const buttonStyles = '^src/ui/Button/styles\\.module\\.css$';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...floors.slice(1).map((floor, index) => ({
      name: `${floor}-reads-downwards`,
      comment: `src/${floor} reads what is below it: move what both need to the lower folder, such as src/content or src/lib.`,
      severity: 'error',
      from: {path: `^src/${floor}/`},
      to: {
        path: `^src/(${floors.slice(0, index + 1).join('|')})/`,
        ...(floor === 'browser' && {pathNot: buttonStyles}),
      },
    })),
    {
      name: 'nothing-for-browsers-reads-the-pipeline',
      comment:
        'src/pipeline runs in Node while the site is built: move what pages need of it to src/lib or src/content.',
      severity: 'error',
      from: {path: '^src/', pathNot: `^src/pipeline/|${inNodeOnly}`},
      to: {path: '^src/pipeline/'},
    },
    {
      name: 'publish-is-read-by-plugins-alone',
      comment: 'src/pipeline/publish reads the other rooms of the pipeline: move what they need of it to src/pipeline.',
      severity: 'error',
      from: {path: '^src/', pathNot: '^src/pipeline/(publish|plugins/development)/'},
      to: {path: '^src/pipeline/publish/'},
    },
    {
      name: 'a-page-reads-no-other-page',
      comment: 'What two pages need is in src/content, or in a folder beside both whose name begins with _.',
      severity: 'error',
      from: {path: '^src/pages/((?:features/)?(?!features/)[^/]+)/'},
      to: {path: '^src/pages/(?:features/)?(?!_|features/)[^/]+/', pathNot: '^src/pages/$1/'},
    },
    {
      name: 'no-cycles',
      comment: 'Two files that read each other, by way of others or not: move what both need to a third. Types count.',
      severity: 'error',
      from: {},
      to: {circular: true},
    },
    {
      name: 'every-path-leads-to-a-file',
      comment: 'A path that leads nowhere would pass the other rules.',
      severity: 'error',
      from: {path: '^src/'},
      to: {couldNotResolve: true, pathNot: '^@(theme|theme-original|docusaurus|generated)/|\\?'},
    },
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
    tsConfig: {fileName: 'tsconfig.json'},
  },
};
