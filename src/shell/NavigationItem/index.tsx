import {PerLanguage} from '@site/src/ui/PerAudience';
import {SiteLink} from '@site/src/ui/SiteLink';
import {shellWords, type NavigationEntry} from '@site/src/content/navigation';
import {opensDialog} from '@site/src/ui/Dialog/opensDialog';
import {useSettings} from '@site/src/lib/settings/useSettings';

export interface NavigationItemProps {
  entry: NavigationEntry;
  className?: string | undefined;
  /** Whether the entry's page is the current one. */
  current?: boolean;
}

/** One entry of the navigation bar, the drawer or the footer. */
export function NavigationItem({entry, className, current = false}: NavigationItemProps) {
  const {appUrl} = useSettings();
  const label = <PerLanguage>{(language) => entry.label[language]}</PerLanguage>;
  switch (entry.target.kind) {
    case 'page':
      return (
        <SiteLink to={entry.target.path} className={className} aria-current={current ? 'page' : undefined}>
          {label}
        </SiteLink>
      );
    case 'app':
      return (
        <a href={appUrl} target="_blank" rel="noopener" className={className}>
          {label}
          <span className="visually-hidden">
            <PerLanguage>{(language) => ` ${shellWords[language].newTab}`}</PerLanguage>
          </span>
        </a>
      );
    case 'dialog':
      return (
        <button type="button" className={className} {...opensDialog(entry.target.dialog, entry.target.request)}>
          {label}
        </button>
      );
  }
}
