/**
 * Replaces the theme's Tabs. The theme's own are mounted anew once React runs,
 * which throws away the HTML of the code blocks in them, and hide panels with
 * `display: none`, so that the page moves when a remembered tab comes back. Here
 * all panels share one cell of a grid. Tabs and panels name each other, arrow
 * keys choose, and a group is always linkable by its name: `?analytics=segment`.
 */
import {Children, useId, useRef, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/Tabs';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {sanitizeTabsChildren, useTabsContextValue} from '@docusaurus/theme-common/internal';
import {tabForKey} from '@site/src/lib/tabKeys';

export default function Tabs(props: Props): ReactNode {
  const {selectedValue, selectValue, tabValues} = useTabsContextValue({...props, queryString: props.groupId});
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const selected = tabValues.findIndex(({value}) => value === selectedValue);

  const choose = (index: number): void => {
    const value = tabValues[index]?.value;
    if (value !== undefined && value !== selectedValue) selectValue(value);
  };

  const chooseByKey = (event: KeyboardEvent): void => {
    const index = tabForKey(event.key, selected, tabValues.length);
    if (index === undefined) return;
    event.preventDefault();
    choose(index);
    list.current?.querySelectorAll('button')[index]?.focus();
  };

  return (
    <div className={clsx(ThemeClassNames.tabs.container, 'tabs-container', props.className)}>
      <div className="tabs" role="tablist" ref={list}>
        {tabValues.map(({value, label}, index) => (
          <button
            key={value}
            id={`${id}tab${index}`}
            className={clsx('tabs__item', index === selected && 'tabs__item--active')}
            type="button"
            role="tab"
            aria-selected={index === selected}
            aria-controls={`${id}panel${index}`}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => choose(index)}
            onKeyDown={chooseByKey}
          >
            {label ?? value}
          </button>
        ))}
      </div>
      <div className="tabs-panels">
        {Children.map(sanitizeTabsChildren(props.children), (item, index) => (
          <div
            id={`${id}panel${index}`}
            className={clsx('tabs-panel', index === selected && 'tabs-panel--active')}
            role="tabpanel"
            aria-labelledby={`${id}tab${index}`}
          >
            {/* Shown where all panels are: in print and without JavaScript. */}
            <p className="tabs-panel__label">{tabValues[index]?.label}</p>
            {item}
          </div>
        ))}
      </div>
    </div>
  );
}
