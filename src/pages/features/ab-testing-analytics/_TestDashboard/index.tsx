import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {Island} from '@site/src/browser/islands/Island';
import {dashboardTabs, type DashboardTab} from './words';
import {ClicksPanel} from './ClicksPanel';
import ResultsPanel from './ResultsPanel.island';
import box from '@site/src/ui/box.module.css';
import text from '@site/src/ui/text.module.css';
import styles from './styles.module.css';

const panels: Readonly<Record<DashboardTab, () => ReactNode>> = {
  'test-results': () => <Island of={ResultsPanel} props={{}} />,
  analytics: ClicksPanel,
};

/**
 * The dashboard of one test. Panels that are not chosen stay in the page, so that typed numbers do.
 *
 * @param page where it stands, for reports.
 */
export function TestDashboard({page}: {readonly page: string}) {
  const id = useId();
  return (
    <div className={box.raised} data-tabs="" data-reports-tabs={page}>
      <div className={styles.bar}>
        <p className={styles.name}>
          Spring sale, search ads <span className={clsx(text.caption, styles.sample)}>Example</span>
        </p>
        <div className={styles.tabs} role="tablist" aria-label="Dashboard" data-needs-script>
          {dashboardTabs.map((tab, index) => (
            <button
              key={tab.id}
              id={`${id}${tab.id}`}
              className={clsx(text.aside, text.strong, styles.tab)}
              type="button"
              role="tab"
              aria-selected={index === 0}
              aria-controls={`${id}${tab.id}-panel`}
              tabIndex={index === 0 ? 0 : -1}
              data-tab={tab.id}
            >
              {tab.label}
            </button>
          ))}
        </div>
      </div>
      {dashboardTabs.map((tab, index) => {
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
            data-panel
            data-chosen={index === 0 || undefined}
          >
            <Panel />
          </div>
        );
      })}
    </div>
  );
}
