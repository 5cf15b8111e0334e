import {useId, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {reportTabSwitch} from '@site/src/lib/analytics/pageTag';
import {dashboardTabs, type DashboardTab} from './words';
import {tabForKey} from '@site/src/lib/tabKeys';
import {ClicksPanel} from './ClicksPanel';
import {ResultsPanel} from './ResultsPanel.client';
import styles from './TestDashboard.module.css';

const panels: Readonly<Record<DashboardTab, () => ReactNode>> = {
  'test-results': ResultsPanel,
  analytics: ClicksPanel,
};

/**
 * The dashboard of one test. Panels that are not chosen stay in the page, so that typed numbers do.
 *
 * @param page where it stands, for reports: reading that from the list of features would send all of them to browsers.
 */
export default function TestDashboard({page}: {readonly page: string}) {
  const [chosen, setChosen] = useState<DashboardTab>(dashboardTabs[0].id);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  const choose = (tab: DashboardTab): void => {
    if (tab === chosen) return;
    setChosen(tab);
    reportTabSwitch({tab, page});
  };

  const chooseByKey = (event: KeyboardEvent): void => {
    const current = dashboardTabs.findIndex((tab) => tab.id === chosen);
    const index = tabForKey(event.key, current, dashboardTabs.length);
    const tab = index === undefined ? undefined : dashboardTabs[index];
    if (index === undefined || tab === undefined) return;
    event.preventDefault();
    choose(tab.id);
    list.current?.querySelectorAll('button')[index]?.focus();
  };

  return (
    <div className={styles.dashboard}>
      <div className={styles.bar}>
        <p className={styles.name}>
          Spring sale, search ads <span className={styles.sample}>Example</span>
        </p>
        <div className={styles.tabs} role="tablist" aria-label="Dashboard" ref={list}>
          {dashboardTabs.map((tab) => (
            <button
              key={tab.id}
              id={`${id}${tab.id}`}
              className={styles.tab}
              type="button"
              role="tab"
              aria-selected={tab.id === chosen}
              aria-controls={`${id}${tab.id}-panel`}
              tabIndex={tab.id === chosen ? 0 : -1}
              onClick={() => choose(tab.id)}
              onKeyDown={chooseByKey}
            >
              {tab.label}
            </button>
          ))}
        </div>
      </div>
      {dashboardTabs.map((tab) => {
        const Panel = panels[tab.id];
        return (
          <div
            key={tab.id}
            id={`${id}${tab.id}-panel`}
            className={styles.panel}
            role="tabpanel"
            aria-labelledby={`${id}${tab.id}`}
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the tabs pattern: a panel that does not begin with a control is a stop itself
            tabIndex={0}
            data-chosen={tab.id === chosen}
          >
            <Panel />
          </div>
        );
      })}
    </div>
  );
}
