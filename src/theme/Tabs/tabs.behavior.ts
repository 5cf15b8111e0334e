/** Makes tabs work without React; their HTML is in index.tsx. */
import siteStorage from '@generated/site-storage';
import {onMarked, type Behavior} from '@site/src/browser/behavior';
import {onComeBack} from '@site/src/browser/comeBack';
import {changeEntry} from '@site/src/browser/historyEntry';
import {choiceIn} from '@site/src/lib/choiceIn';
import {readStored, store} from '@site/src/lib/storage';
import {reportToPageTag} from '@site/src/lib/analytics/pageTag';
import {tabForKey} from '@site/src/lib/tabKeys';

/** The name that Docusaurus uses. */
const storageKey = (group: string): string => `docusaurus.tab.${group}${siteStorage.namespace}`;

const containerOf = (part: Element): HTMLElement | null => part.closest('[data-tabs]');

const tabsOf = (container: Element | null): HTMLElement[] =>
  [...(container?.querySelectorAll<HTMLElement>('[data-tab]') ?? [])].filter((tab) => containerOf(tab) === container);

const panelOf = (tab: Element): HTMLElement | null => document.getElementById(tab.getAttribute('aria-controls') ?? '');

const canBeFound = 'onbeforematch' in document.body;

/** Hides a panel so that the browser's search, and links to a text, look into it. */
function hide(panel: HTMLElement, isHidden: boolean): void {
  panel.hidden = isHidden && canBeFound ? 'until-found' : false;
}

/** Notes how tall the panels are: browsers do not lay out what they hide so. */
function measure(container: HTMLElement): void {
  const panels = tabsOf(container).flatMap((tab) => panelOf(tab) ?? []);
  const hidden = panels.filter((panel) => panel.hidden);
  hidden.forEach((panel) => hide(panel, false));
  const heights = panels.map((panel) => panel.getBoundingClientRect().height);
  container.style.setProperty('--tallest', `${Math.max(...heights)}px`);
  hidden.forEach((panel) => hide(panel, true));
}

const isSelected = (tab: Element): boolean => tab.matches('[aria-selected=true]');

/** Shows a panel of a container, or the one that is shown where it has no such tab. */
function show(container: Element, value: string | undefined): void {
  const tabs = tabsOf(container);
  const chosen = tabs.find(({dataset}) => dataset.tab === value) ?? tabs.find(isSelected);
  for (const tab of tabs) {
    const isChosen = tab === chosen;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    const panel = panelOf(tab);
    panel?.toggleAttribute('data-chosen', isChosen);
    if (panel) hide(panel, !isChosen);
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
  const own = containerOf(tab);
  const {tab: value = ''} = tab.dataset;
  const {tabs: group = '', reportsTabs: page} = own?.dataset ?? {};
  if (page !== undefined && !isSelected(tab)) reportToPageTag('tab_switch', {tab: value, page});
  for (const container of containers()) {
    if (container === own || (group !== '' && container.dataset.tabs === group)) show(container, value);
  }
  if (group !== '') keep(group, value);
}

function restore(): void {
  for (const container of containers()) {
    const {tabs: group} = container.dataset;
    show(container, group ? kept(group, container) : undefined);
  }
}

/**
 * Tabs: those of a group change together on the page, and are kept in the address, for later visits and in other
 * windows.
 */
export default {
  marks: ['data-tab', 'data-panel'],
  start() {
    onMarked('click', 'data-tab', choose);
    onMarked('keydown', 'data-tab', (tab, event) => {
      const tabs = tabsOf(containerOf(tab));
      const next = tabs[tabForKey(event.key, tabs.indexOf(tab), tabs.length) ?? -1];
      if (next === undefined) return;
      event.preventDefault();
      choose(next);
      next.focus();
    });
    onMarked('beforematch', 'data-panel', (panel) => {
      const tab = tabsOf(containerOf(panel)).find((each) => panelOf(each) === panel);
      if (tab !== undefined) choose(tab);
    });
    window.addEventListener('storage', restore);
    onComeBack(restore);
  },
  onPage() {
    containers().forEach(measure);
    restore();
    // A frame later, since measuring may change what is observed, which some browsers call an error.
    new ResizeObserver(() => requestAnimationFrame(() => containers().forEach(measure))).observe(document.body);
  },
} satisfies Behavior;
