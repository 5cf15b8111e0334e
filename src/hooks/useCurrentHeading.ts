import {useEffect, useState} from 'react';

/** A heading counts as reached when it stands this far below the top of the window, in pixels. */
const readingLine = 160;

/**
 * The id of the heading that the reader has last scrolled past, undefined above
 * the first one. At the end of the page it is the last heading.
 */
export function useCurrentHeading(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(' ');

  useEffect(() => {
    const headings = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    let frame = 0;

    function update(): void {
      const {scrollHeight, clientHeight} = document.documentElement;
      const atEnd = window.scrollY > 0 && window.scrollY + clientHeight >= scrollHeight - 2;
      const reached = headings.filter((heading) => heading.getBoundingClientRect().top <= readingLine);
      setCurrent((atEnd ? headings : reached).at(-1)?.id);
    }
    function onScroll(): void {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    }

    update();
    window.addEventListener('scroll', onScroll, {passive: true});
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, [key]);

  return current;
}
