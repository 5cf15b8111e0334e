import {readTree, type SourceFile} from '../support/readTree';

/** Swizzled components that do not open with a comment on what differs from the theme and why. */
const withoutHeader = (sources: readonly SourceFile[]) =>
  sources.flatMap(({file, text}) => (/^\/\*[\s*]*[A-Z]/.test(text) ? [] : [file]));

test('every replaced theme component opens with a comment on what differs and why', () => {
  const sources = readTree('src/theme', /index\.tsx$/);
  expect(sources.length).toBeGreaterThanOrEqual(1);
  expect(withoutHeader(sources)).toEqual([]);
});

test('a component without that comment is caught', () => {
  const bare = {file: 'src/theme/Bare/index.tsx', text: "import type {ReactNode} from 'react';\n/** Later. */"};
  const empty = {file: 'src/theme/Empty/index.tsx', text: '/**\n */\nexport {};'};
  expect(withoutHeader([bare, empty])).toEqual([bare.file, empty.file]);
});
