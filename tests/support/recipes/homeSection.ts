import {readFileSync} from 'node:fs';
import {changed, type Steps} from './steps';

export const press = {en: 'What the press says', de: 'Was die Presse sagt'} as const;

export const homeSection: Steps = {
  'src/pages/_home/Press/index.tsx': `import type {ReactNode} from 'react';
import {Section} from '@site/src/ui/Section';
import {SectionHeading} from '@site/src/ui/SectionHeading';
import type {SectionWords} from '../words/sections.en';

export function Press({words}: {words: SectionWords['press']}): ReactNode {
  return (
    <Section>
      <SectionHeading title={words.heading} />
    </Section>
  );
}
`,
  ...changed('src/pages/_home/words/sections.en.ts', '  closing: {', `  press: {heading: '${press.en}'},\n`),
  ...changed('src/pages/_home/words/sections.de.ts', '  closing: {', `  press: {heading: '${press.de}'},\n`),
  'src/pages/_home/LaterSections.tsx': readFileSync('src/pages/_home/LaterSections.tsx', 'utf8')
    .replace('import {Stats}', "import {Press} from './Press';\nimport {Stats}")
    .replace('      <Closing', '      <Press words={words.press} />\n      <Closing'),
};
