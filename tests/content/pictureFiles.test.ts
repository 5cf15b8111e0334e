import {readFileSync} from 'node:fs';
import {outlines} from '@site/src/ui/patternPieces';
import {readTree, type SourceFile} from '../support/readTree';

/** A picture's address in code; what a template fills in stands for any name. */
const addresses = /\/img\/(?:[\w/.-]|\$\{[^}]+\})+\.(?:svg|png|jpe?g|webp|avif)/g;

const patternOf = (address: string): RegExp =>
  new RegExp(`^${address.replaceAll('.', '\\.').replaceAll(/\$\{.+?\}/g, '[\\w-]+')}$`);

/** The pictures that code names, each with the file that does. */
function picturesNamed(sources: readonly SourceFile[]): {file: string; address: string}[] {
  return sources.flatMap(({file, text}) => [...text.matchAll(addresses)].map(([address]) => ({file, address})));
}

/** Drawings that stand in for photos; they may stay where an owner has given another file. */
const standIn = /^\/img\/(team\/|home\/avatar-)/;

/** A sentence for each address that leads to no file, and for each file that nobody names. */
function pictureFaults(sources: readonly SourceFile[], files: readonly string[]): string[] {
  const named = picturesNamed(sources).map((each) => ({...each, pattern: patternOf(each.address)}));
  return [
    ...named
      .filter(({pattern}) => !files.some((file) => pattern.test(file)))
      .map(({file, address}) => `${file} names ${address}, which is not in static.`),
    ...files
      .filter((file) => !standIn.test(file) && !named.some(({pattern}) => pattern.test(file)))
      .map((file) => `static${file} is a picture that nobody names; delete it.`),
  ];
}

const sources = [
  ...readTree('src', /\.(tsx?|css)$/),
  ...['README.md', 'docusaurus.config.ts'].map((file) => ({file, text: readFileSync(file, 'utf8')})),
];

test('every picture that code names is there, and every one that is there is named', () => {
  const files = readTree('static/img', /\.(svg|png|jpe?g|webp|avif)$/).map(({file}) => file.replace(/^static/, ''));
  expect(pictureFaults(sources, files)).toEqual([]);
});

test('what is chalked on the last band are the footer’s pieces, to cut and to sew', () => {
  const chalked = ['left', 'right'].map((side) => readFileSync(`static/img/home/chalk-${side}.svg`, 'utf8')).join('');
  for (const piece of ['front', 'back', 'pocket', 'collar'] as const) {
    expect([piece, chalked.split(`d="${outlines[piece]}"`).length - 1]).toEqual([piece, 2]);
  }
});

test('a picture that is missing and one that nobody names are found', () => {
  const text = "<img src={`/img/plans/${name}.svg`} /> .a { background: url('/img/gone.svg'); }";
  expect(
    pictureFaults([{file: 'a.tsx', text}], ['/img/plans/starter.svg', '/img/old.svg', '/img/team/ceo.svg']),
  ).toEqual([
    'a.tsx names /img/gone.svg, which is not in static.',
    'static/img/old.svg is a picture that nobody names; delete it.',
  ]);
});
