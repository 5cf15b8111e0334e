/**
 * Replaces the theme's EditMetaRow: the link to the page's source alone. When a guide was last changed tells its reader
 * nothing; what has a date that counts (a release, a policy) says it itself.
 */
import type {Props} from '@theme/EditMetaRow';
import {SiteLink} from '@site/src/ui/SiteLink';

export default function EditMetaRow({editUrl}: Partial<Props>) {
  if (!editUrl) return null;
  return (
    <div className="page-source" data-search="skip" data-print="hide">
      <SiteLink to={editUrl}>Edit this page</SiteLink>
    </div>
  );
}
