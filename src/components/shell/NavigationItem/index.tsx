import type {MouseEventHandler, ReactNode} from 'react';
import {PerLanguage, useLanguage} from '@site/src/audience';
import {SiteLink} from '@site/src/components/SiteLink';
import {shellWords, type NavigationEntry} from '@site/src/data/navigation';
import {opensDialog} from '@site/src/dialogs';
import {useSettings} from '@site/src/settings/useSettings';

export interface NavigationItemProps {
  entry: NavigationEntry;
  className?: string | undefined;
  /** True where the entry's page is the one on screen. */
  current?: boolean;
  /** Called before the browser follows the entry; may prevent it. */
  onClick?: MouseEventHandler<HTMLElement>;
}

/** One entry of the navigation bar, the drawer or the footer. */
export function NavigationItem({entry, className, current = false, onClick}: NavigationItemProps): ReactNode {
  const {appUrl} = useSettings();
  const words = shellWords[useLanguage()];
  const label = <PerLanguage>{(language) => entry.label[language]}</PerLanguage>;
  switch (entry.target.kind) {
    case 'page':
      return (
        <SiteLink
          to={entry.target.path}
          className={className}
          aria-current={current ? 'page' : undefined}
          onClick={onClick}
        >
          {label}
        </SiteLink>
      );
    case 'app':
      return (
        <a href={appUrl} target="_blank" rel="noopener" className={className} onClick={onClick}>
          {label}
          <span className="visually-hidden"> {words.newTab}</span>
        </a>
      );
    case 'dialog':
      return (
        <button type="button" className={className} onClick={onClick} {...opensDialog(entry.target.dialog)}>
          {label}
        </button>
      );
  }
}
