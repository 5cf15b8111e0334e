import type {ReactElement, ReactNode} from 'react';
import {HelmetProvider} from 'react-helmet-async';
import {MemoryRouter} from 'react-router-dom';
import {render, type RenderResult} from '@testing-library/react';
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {DocusaurusContextProvider} from '@docusaurus/core/lib/client/docusaurusContext';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ThemeProvider from '@theme/ThemeProvider';

export interface RenderOptions {
  /** Path, query and hash of the page. */
  at?: string;
}

/** Renders as inside a page of the site: its router, its settings, its theme. */
export function renderInSite(ui: ReactElement, {at = '/'}: RenderOptions = {}): RenderResult {
  function Site({children}: {children: ReactNode}): ReactNode {
    return (
      <HelmetProvider>
        <MemoryRouter initialEntries={[at]}>
          <DocusaurusContextProvider>
            <BrowserContextProvider>
              <RouteContextProvider value={{plugin: {name: 'test', id: 'default'}}}>
                <ThemeProvider>{children}</ThemeProvider>
              </RouteContextProvider>
            </BrowserContextProvider>
          </DocusaurusContextProvider>
        </MemoryRouter>
      </HelmetProvider>
    );
  }
  return render(ui, {wrapper: Site});
}
