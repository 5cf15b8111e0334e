import {onMarked, type Behavior} from '@site/src/browser/behavior';

const all = (root: ParentNode, selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];

/** Shows the notes of one part of the product in a period, or says that it has none. Returns how many it shows. */
function narrowPeriod(period: HTMLElement, area: string, name: string): number {
  const notes = all(period, '[data-area]');
  for (const note of notes) note.hidden = area !== 'everything' && note.dataset.area !== area;
  const shown = notes.filter(({hidden}) => !hidden).length;
  for (const list of all(period, '[data-release-list]')) list.hidden = shown === 0;
  for (const line of all(period, '[data-release-nothing]')) {
    line.hidden = shown > 0;
    line.textContent = shown > 0 ? '' : `Nothing on ${name.toLowerCase()} here.`;
  }
  return shown;
}

/** The choice among the parts of the product on the release notes. */
export default {
  marks: ['data-release-area'],
  start() {
    onMarked('click', 'data-release-area', (button) => {
      const {releaseArea: area = ''} = button.dataset;
      for (const each of all(document, '[data-release-area]'))
        each.setAttribute('aria-pressed', String(each === button));
      const shown = all(document, '[data-release-period]')
        .map((period) => narrowPeriod(period, area, button.textContent))
        .reduce((sum, count) => sum + count, 0);
      const total = all(document, '[data-area]').length;
      for (const count of all(document, '[data-release-count]')) {
        count.textContent = area === 'everything' ? '' : `${shown} of ${total} notes`;
      }
    });
  },
} satisfies Behavior;
