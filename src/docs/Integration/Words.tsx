import {Fragment, type ReactNode} from 'react';
import {InlineCode} from '@site/src/ui/InlineCode';
import {SiteLink} from '@site/src/ui/SiteLink';

const marks = /`(?<code>[^`]+)`|\*\*(?<strong>[^*]+)\*\*|\[(?<label>[^\]]+)\]\((?<to>[^)]+)\)/g;

/** A text of an integration: see Integration for its marks. */
export function Words({text}: {readonly text: string}) {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const {0: whole, index, groups: {code, strong, label, to} = {}} of text.matchAll(marks)) {
    if (index > from) parts.push(<Fragment key={from}>{text.slice(from, index)}</Fragment>);
    from = index + whole.length;
    if (code !== undefined) parts.push(<InlineCode key={index}>{code}</InlineCode>);
    else if (strong !== undefined) parts.push(<strong key={index}>{strong}</strong>);
    else if (to !== undefined) {
      parts.push(
        <SiteLink key={index} to={to}>
          {label}
        </SiteLink>,
      );
    }
  }
  return [...parts, <Fragment key="rest">{text.slice(from)}</Fragment>];
}
