/** @jest-environment jsdom */
import {fireEvent, screen} from '@testing-library/react';
import {releaseAreas, releasePeriods} from '@site/src/content/releases';
import ReleaseNotes from '@site/src/pages/release-notes';
import behavior from '@site/src/pages/release-notes/_AreaFilter/areaFilter.behavior';
import {renderInSite} from '../../../support/render';

const total = releasePeriods.flatMap(({notes}) => notes).length;
const isSeen = (element: Element): boolean => element.closest('[hidden]') === null;

test('one part of the product after the other, and everything again: notes, what has none, the count and the button', () => {
  const {container} = renderInSite(<ReleaseNotes />, {at: '/release-notes'});
  behavior.start();
  const all = {id: 'everything', label: 'Everything'};
  for (const {id, label} of [...releaseAreas, all]) {
    fireEvent.click(screen.getByRole('button', {name: label}));
    const kept = releasePeriods.map(({notes}) => notes.filter(({area}) => id === all.id || area === id));
    const titles = kept.flat().map(({title}) => title);
    const seen = [...container.querySelectorAll('[data-area] h3')].filter(isSeen);
    expect(seen.map(({textContent}) => textContent)).toEqual(titles);
    const facts = seen.map((title) => title.closest('li')?.querySelector('.facts')?.lastElementChild?.textContent);
    if (id !== all.id) expect(new Set(facts)).toEqual(new Set(titles.length > 0 ? [label] : []));
    const periods = [...container.querySelectorAll('[data-release-period]')];
    expect(periods.map((period) => [...period.querySelectorAll('[data-release-list]')].some(isSeen))).toEqual(
      kept.map(({length}) => length > 0),
    );
    const nothing = [...container.querySelectorAll('[data-release-nothing]')].filter(isSeen);
    expect(nothing.map(({textContent}) => textContent)).toEqual(
      kept.filter(({length}) => length === 0).map(() => `Nothing on ${label.toLowerCase()} here.`),
    );
    const count = id === all.id ? '' : `${titles.length} of ${total} notes`;
    expect(container.querySelector('[data-release-count]')).toHaveTextContent(new RegExp(`^${count}$`));
    expect(screen.getAllByRole('button', {pressed: true}).map(({textContent}) => textContent)).toEqual([label]);
  }
});
