/**
 * Replaces the theme's Tabs, which needs React and hides panels with `display: none`, so that the page shifts when a
 * remembered tab is restored. Here all panels share one grid cell, and tabs.behavior.ts shows one of them. Tabs and
 * panels reference each other, arrow keys work, and a tab can always be linked by its group: `?analytics=segment`.
 */
import {Children, isValidElement, useId} from 'react';
import clsx from 'clsx';
import type {Props as TabItemProps} from '@theme/TabItem';
import type {Props} from '@theme/Tabs';
import {ThemeClassNames} from '@docusaurus/theme-common';

export default function Tabs({groupId, className, children}: Props) {
  const id = useId();
  const items = Children.toArray(children).filter((child) => isValidElement<TabItemProps>(child));
  const first = Math.max(
    0,
    items.findIndex(({props}) => props.default),
  );
  return (
    <div className={clsx(ThemeClassNames.tabs.container, 'tabs-container', className)} data-tabs={groupId ?? ''}>
      <div className="tabs" role="tablist">
        {items.map(({props: {value, label}}, index) => (
          <button
            key={value}
            id={`${id}tab${index}`}
            className="tabs__item"
            type="button"
            role="tab"
            aria-selected={index === first}
            aria-controls={`${id}panel${index}`}
            tabIndex={index === first ? 0 : -1}
            data-tab={value}
          >
            {label ?? value}
          </button>
        ))}
      </div>
      <div className="tabs-panels">
        {items.map((item, index) => (
          <div
            key={item.props.value}
            id={`${id}panel${index}`}
            className="tabs-panel"
            role="tabpanel"
            aria-labelledby={`${id}tab${index}`}
            data-panel
            data-chosen={index === first || undefined}
          >
            {/* Shown where all panels are: in print and without JavaScript. */}
            <p className="tabs-panel__label">{item.props.label ?? item.props.value}</p>
            {item}
          </div>
        ))}
      </div>
    </div>
  );
}
