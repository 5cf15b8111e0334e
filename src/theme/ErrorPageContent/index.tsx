/**
 * Replaces the theme's crash page inside the layout: the site's own words and
 * ways back. The error also goes away when the path changes; the theme keeps
 * showing it, because the pages of the docs share one error boundary.
 */
import type {ReactNode} from 'react';
import type {Props} from '@theme/Error';
import {PageMetadata} from '@docusaurus/theme-common';
import {Button} from '@site/src/components/Button';
import {MessagePage, WaysOn} from '@site/src/components/MessagePage';
import {PageMeta} from '@site/src/components/PageMeta';
import {SiteLink} from '@site/src/components/SiteLink';
import {SnappedThread} from '@site/src/components/SnappedThread';
import {useOnPathChange} from '@site/src/hooks/useOnPathChange';
import {errorText} from '@site/src/lib/errorText';

export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  useOnPathChange(tryAgain);

  return (
    <>
      <PageMetadata title="Unexpected Application Error" />
      <PageMeta noIndex />
      <MessagePage heading="Unexpected Application Error" message={errorText(error)} figure={<SnappedThread />}>
        <p>This page stopped working. Nothing you did caused it, and the rest of the site still works.</p>
        <WaysOn>
          <Button onClick={tryAgain}>Try again</Button>
          <SiteLink to="/">Return to the home page</SiteLink>
        </WaysOn>
      </MessagePage>
    </>
  );
}
