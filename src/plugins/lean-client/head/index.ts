/**
 * Stands in for react-helmet-async in the browser, at a tenth of its weight:
 * the same components, for the one way in which Docusaurus uses them. The
 * build still renders the HTML with the library itself, and a browser test
 * compares the two on every kind of page.
 */
import {createContext, createElement, use, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {readTags} from './read';
import type {HeadTag} from './tags';
import {writeHead} from './write';

interface Part {
  tags: readonly HeadTag[];
}

class Page {
  private readonly parts = new Set<Part>();
  private pending = false;

  add(part: Part): void {
    this.parts.add(part);
  }

  remove(part: Part): void {
    this.parts.delete(part);
    this.write();
  }

  /** Writes once all parts that change together have done so. */
  write(): void {
    if (this.pending) return;
    this.pending = true;
    queueMicrotask(() => {
      this.pending = false;
      writeHead([...this.parts].map(({tags}) => tags));
    });
  }
}

const PageContext = createContext<Page | undefined>(undefined);

export function HelmetProvider({children}: {children: ReactNode}): ReactNode {
  const [page] = useState(() => new Page());
  return createElement(PageContext, {value: page}, children);
}

/** One part of the page's head. Where parts disagree, the one mounted last has its way. */
export function Helmet({children}: {children?: ReactNode}): ReactNode {
  const page = use(PageContext);
  const part = useRef<Part>({tags: []});
  useLayoutEffect(() => {
    const mounted = part.current;
    page?.add(mounted);
    return () => page?.remove(mounted);
  }, [page]);
  useLayoutEffect(() => {
    part.current.tags = readTags(children);
    page?.write();
  });
  return null;
}
