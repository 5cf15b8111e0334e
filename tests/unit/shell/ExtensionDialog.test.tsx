/** @jest-environment jsdom */
import {ExtensionDialog} from '@site/src/shell/ExtensionDialog';
import {showHtml} from '../../support/pageHtml';

jest.mock('@docusaurus/router', () => ({useLocation: () => ({pathname: '/'})}));

/** What stands beside a button or link. */
const beside = (control: Element): string => control.parentElement?.textContent.replace(control.textContent, '') ?? '';

test('beside each way to the extension it says what that is: a trial, or the installation, in both languages', () => {
  showHtml(<ExtensionDialog />);
  const ways = [...document.querySelectorAll('[data-opens-dialog=lead], a[href="/extension"]:not(noscript *)')];
  expect(ways.map(({textContent}) => textContent)).toEqual([
    'Try it on your site first (Recommended)',
    'Download from Chrome Store',
    expect.stringMatching(/Website testen/),
    expect.stringMatching(/Chrome Store/),
  ]);
  const said = [/free trial/, /Install it now/, /kostenlose Testphase/, /Installieren Sie sie jetzt/];
  for (const [index, way] of ways.entries()) expect(beside(way)).toMatch(said[index] ?? /^$/);
});
