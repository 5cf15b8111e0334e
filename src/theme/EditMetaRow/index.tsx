/**
 * Replaces the theme's EditMetaRow: shows the date of the last change in Los Angeles, in the site's format, without the
 * author.
 */
import type {Props} from '@theme/EditMetaRow';
import {SiteLink} from '@site/src/ui/SiteLink';
import {calendarDateOf, longDate} from '@site/src/lib/dates';

export default function EditMetaRow({editUrl, lastUpdatedAt}: Props) {
  const date = lastUpdatedAt ? calendarDateOf(lastUpdatedAt) : undefined;
  return (
    <div className="page-source" data-search="skip">
      {editUrl && (
        <SiteLink to={editUrl} data-print="hide">
          Edit this page
        </SiteLink>
      )}
      {date !== undefined && (
        <p>
          Last updated on <time dateTime={date}>{longDate(date)}</time>
        </p>
      )}
    </div>
  );
}
