/** @jest-environment jsdom */
import {loadFailureId, stillLoadingId} from '@site/src/browser/notices';
import {ConsentNotice} from '@site/src/shell/consent/ConsentNotice';
import {ExtensionDialog} from '@site/src/shell/ExtensionDialog';
import {LoadNotices} from '@site/src/shell/LoadNotices';
import {renderInSite} from '../../support/render';

jest.mock('@site/src/lib/settings/useSettings', () => ({
  useSettings: () => ({gtmContainerId: 'GTM-1', contactEmail: 'hello@tailor.example.com'}),
}));

test.each<[string, english: RegExp, german: RegExp]>([
  ['[data-consent-standing="accepted"]', /accepted/, /zugestimmt/],
  ['[data-consent-standing="refused"]', /refused/, /abgelehnt/],
  ['[data-consent-standing="signal"]', /Control.*refusal/, /Control.*Ablehnung/],
  ['[data-consent-answer="accepted"]', /^Accept/, /^Zustimmen/],
  ['[data-consent-answer="refused"]', /^Refuse/, /^Ablehnen/],
  ['[data-consent]', /accept, .* is loaded.*refuse, .* not loaded/, /zustimmen, wird.*ablehnen, wird .* nicht geladen/],
  [`#${loadFailureId}`, /not be loaded/, /nicht laden/],
  [`#${stillLoadingId}`, /still loading/i, /noch geladen/],
  ['a[href="/extension"]', /Chrome/, /Chrome/],
  ['[data-opens-dialog="lead"]', /your site/, /Ihrer Website/],
])('%s says what it stands for, in both languages', (place, english, german) => {
  const {container} = renderInSite(
    <>
      <ConsentNotice />
      <LoadNotices />
      <ExtensionDialog />
    </>,
  );
  const said = (language: string) => container.querySelector(`${place} ${language}, ${language} ${place}`)?.textContent;
  expect(said(':not([lang])[data-for]')).toMatch(english);
  expect(said('[lang="de"]')).toMatch(german);
});
