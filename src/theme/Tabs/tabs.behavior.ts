/** Makes tabs work without React; their HTML is in index.tsx. */
import siteStorage from '@generated/site-storage';
import {onMarked, type Behavior} from '@site/src/browser/behavior';
import {onComeBack} from '@site/src/browser/comeBack';
import {changeEntry} from '@site/src/browser/historyEntry';
import {choiceIn} from '@site/src/lib/choiceIn';
import {readStored, store} from '@site/src/lib/storage';
import {tabForKey} from '@site/src/lib/tabKeys';

/** The name that Docusaurus uses. */
const storageKey = (group: string): string => `docusaurus.tab.${group}${siteStorage.namespace}`;

const tabsOf = (container: Element): HTMLElement[] => [
  ...container.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [data-tab]'),
];

/** Shows a panel of a container, if it has that tab. */
function show(container: Element, value: string | undefined): void {
  const tabs = tabsOf(container);
  if (!tabs.some(({dataset}) => dataset.tab === value)) return;
  for (const tab of tabs) {
    const isChosen = tab.dataset.tab === value;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    panel?.classList.toggle('tabs-panel--active', isChosen);
  }
}

const containers = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-tabs]')];

function keep(group: string, value: string): void {
  const address = new URL(window.location.href);
  address.searchParams.set(group, value);
  changeEntry({address});
  store(siteStorage.type, storageKey(group), value);
}

function kept(group: string, container: Element): string | undefined {
  const {search} = window.location;
  const values = tabsOf(container).flatMap(({dataset}) => dataset.tab ?? []);
  if (new URLSearchParams(search).has(group)) return choiceIn(search, group, values);
  return readStored(siteStorage.type, storageKey(group));
}

function choose(tab: HTMLElement): void {
  const own = tab.closest<HTMLElement>('[data-tabs]');
  const {tab: value = ''} = tab.dataset;
  const {tabs: group = ''} = own?.dataset ?? {};
  for (const container of containers()) {
    if (container === own || (group !== '' && container.dataset.tabs === group)) show(container, value);
  }
  if (group !== '') keep(group, value);
}

function restore(): void {
  for (const container of containers()) {
    const {tabs: group} = container.dataset;
    if (group) show(container, kept(group, container));
  }
}

/**
 * Tabs: those of a group change together on the page, and are kept in the address, for later visits and in other
 * windows.
 */
export default {
  marks: ['data-tab'],
  start() {
    onMarked('click', 'data-tab', choose);
    onMarked('keydown', 'data-tab', (tab, event) => {
      const tabs = tabsOf(tab.closest('[data-tabs]') ?? document.body);
      const next = tabs[tabForKey(event.key, tabs.indexOf(tab), tabs.length) ?? -1];
      if (next === undefined) return;
      event.preventDefault();
      choose(next);
      next.focus();
    });
    window.addEventListener('storage', restore);
    onComeBack(restore);
  },
  onPage: restore,
} satisfies Behavior;
