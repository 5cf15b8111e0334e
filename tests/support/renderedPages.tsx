import path from 'node:path';
import type {ComponentType} from 'react';
import {renderToString} from 'react-dom/server';
import {HelmetProvider, type HelmetServerState} from 'react-helmet-async';
import {MemoryRouter} from 'react-router-dom';
import {DocusaurusContextProvider} from '@docusaurus/core/lib/client/docusaurusContext';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ThemeProvider from '@theme/ThemeProvider';
import type {PageHead, PageHeading} from './pageChecks';

interface PageLink {
  readonly text: string;
  readonly to: string | null;
}

export interface RenderedPage extends PageHead {
  readonly file: string;
  readonly html: string;
  /** What it asks search engines not to do. */
  readonly robots: string;
  /** The links of all its versions. */
  readonly links: readonly PageLink[];
  readonly headings: readonly PageHeading[];
  /** Those of its German version, where it has one. */
  readonly germanHeadings: readonly PageHeading[];
}

// It is to write the head as for a server, though there is a document here.
HelmetProvider.canUseDOM = false;

/** The address of a page by its file: src/pages/team/index.tsx is /team. */
const addressOf = (file: string): string => `/${path.dirname(path.relative('src/pages', file))}`.replace(/\/\.$/, '/');

/** The headings of a page as a visitor finds them: not those of dialogs and of what is hidden. */
function headingsIn(main: Element | null): PageHeading[] {
  for (const element of main?.querySelectorAll('dialog, [hidden]') ?? []) element.remove();
  return Array.from(main?.querySelectorAll('h1, h2, h3, h4, h5, h6') ?? [], ({tagName, textContent}) => ({
    level: Number(tagName.slice(1)),
    text: textContent.trim(),
  }));
}

/** Draws a page as the build does, but for its layout of routes, and reads what search engines read of it. */
export function renderPage(file: string, Page: ComponentType): RenderedPage {
  const address = addressOf(file);
  const context: {helmet?: HelmetServerState} = {};
  const html = renderToString(
    <HelmetProvider context={context}>
      <MemoryRouter initialEntries={[address]}>
        <DocusaurusContextProvider>
          <RouteContextProvider value={{plugin: {name: 'pages', id: 'default'}}}>
            <ThemeProvider>
              <Page />
            </ThemeProvider>
          </RouteContextProvider>
        </DocusaurusContextProvider>
      </MemoryRouter>
    </HelmetProvider>,
  );
  const head = new DOMParser().parseFromString(
    `${context.helmet?.title.toString()}${context.helmet?.meta.toString()}${context.helmet?.link.toString()}`,
    'text/html',
  );
  const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
  const links = Array.from(main?.querySelectorAll('a') ?? [], (link) => ({
    text: link.textContent.trim(),
    to: link.getAttribute('href'),
  }));
  const german = main?.querySelector(':scope > [data-for="german"]') ?? null;
  german?.remove();
  const attribute = (selector: string, name: string) => head.querySelector(selector)?.getAttribute(name) ?? '';
  return {
    file,
    html,
    robots: attribute('meta[name="robots"]', 'content'),
    path: address,
    title: head.title,
    description: attribute('meta[name="description"]', 'content'),
    canonical: attribute('link[rel="canonical"]', 'href'),
    links,
    headings: headingsIn(main),
    germanHeadings: headingsIn(german),
  };
}
