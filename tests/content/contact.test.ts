import {contactAddress} from '@site/src/content/navigation';
import {readTree, type SourceFile} from '../support/readTree';

/** Where a text names Contact as the way to ask: in bold, in quotation marks, or after the words that send people there. */
const sending = /\*\*Contact\*\*|“Contact”|\b(?:through|by|via|write to|use|ask) Contact\b/gi;

/** Texts that send a reader to Contact and leave them to find it. */
const unlinked = ({file, text}: SourceFile): string[] =>
  [...text.replaceAll(/\s*\n\s*/g, ' ').matchAll(sending)].map(
    ([words]) => `${file} says "${words}"; write <Contact /> in a guide, [Contact](${contactAddress}) elsewhere.`,
  );

const texts = [
  ...readTree('docs', /\.mdx$/),
  ...readTree('blog', /\.md$/),
  ...readTree('src', /\.tsx?$/).filter(({file}) => !file.startsWith('src/pipeline/')),
];

test('whoever is sent to Contact is given the link that opens it', () => {
  expect(texts.some(({text}) => text.includes('<Contact />'))).toBe(true);
  expect(texts.flatMap(unlinked)).toEqual([]);
});

test('Contact without its link is caught', () => {
  const wrong = ['ask for it through **Contact** below', 'Request a spot through\n  Contact.', 'by “Contact”'];
  expect(wrong.filter((text) => unlinked({file: 'page.mdx', text}).length === 0)).toEqual([]);
  expect(unlinked({file: 'page.mdx', text: 'ask for it through <Contact />'})).toEqual([]);
});
