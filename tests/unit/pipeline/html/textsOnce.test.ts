import type {Element} from 'hast';
import {parse} from '@site/src/pipeline/html/libraries.cjs';
import {textsOnce} from '@site/src/pipeline/html/textsOnce';
import {elementsIn} from '@site/src/pipeline/html/tree';

const html = `<!doctype html><html lang="en"><head><title>Two words</title><!-- a comment --></head><body class="a b">
<svg viewBox="0 0 1 1"><path d="M0 0"/></svg><p class="a b" hidden tabindex="-1">Two words</p>
<template><p class="a b">Two words</p></template><noscript><img src="/x.png" alt=""></noscript></body></html>`;

test('a page is what it was', () => {
  const tree = parse(html);
  textsOnce()(tree);
  expect(tree).toEqual(parse(html));
});

test('what is changed in one page or element is changed in no other', () => {
  const trees = [parse(html), parse(html)];
  trees.forEach(textsOnce());
  const withClasses = trees.flatMap((tree): Element[] =>
    elementsIn(tree).filter(({properties}) => properties.className),
  );
  expect(withClasses).toHaveLength(6);
  const lists = withClasses.map(({properties, children}) => [properties.className, children]).flat();
  expect(new Set(lists).size).toBe(12);
});
