import type {ReactElement} from 'react';
import {renderToString} from 'react-dom/server';
import {HelmetProvider} from 'react-helmet-async';
import {DocusaurusContextProvider} from '@docusaurus/core/lib/client/docusaurusContext';

/** The HTML of a part of a page, as the build writes it. */
export const htmlOf = (ui: ReactElement): string =>
  renderToString(
    <HelmetProvider context={{}}>
      <DocusaurusContextProvider>{ui}</DocusaurusContextProvider>
    </HelmetProvider>,
  );

/** Makes it the page on screen. */
export function showHtml(ui: ReactElement): void {
  document.body.innerHTML = htmlOf(ui);
}
