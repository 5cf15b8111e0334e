/** @jest-environment jsdom */
import behavior from '@site/src/shell/analytics/clickReports.behavior';

const part = (id: string): HTMLElement => document.getElementById(id) ?? document.body;
const early = (type: string, id: string): Event => Object.defineProperty(new Event(type), 'target', {value: part(id)});

test('of what was pressed before the code came, that is reported which nobody presses again', () => {
  document.body.innerHTML = `<a id="link" href="/docs/ab-testing" data-reports-click="/page"></a>
    <button id="button" data-reports-click="/page" data-call-to-action="footer-primary"></button>`;
  // Enter on a link is a key and the click that it makes.
  const events = [early('keydown', 'link'), early('click', 'link'), early('click', 'button')];
  window.earlyActs = Object.assign(events, {
    ...{stop: () => {}, show: () => {}, wait: () => {}, endWaiting: () => {}},
    served: '',
  });
  const sent: unknown[] = [];
  window.gtag = (...command: unknown[]) => void sent.push(command);
  behavior.start();
  expect(sent).toEqual([['event', 'doc_click', {page: '/page'}]]);
  // This one is pressed once more by what repeats early presses.
  part('button').click();
  expect(sent.slice(1)).toEqual([
    ['event', 'cta_click', {cta_location: 'footer', cta_variant: 'primary', page: '/page'}],
  ]);
  delete window.earlyActs;
});
