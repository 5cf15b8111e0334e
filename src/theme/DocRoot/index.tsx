/**
 * Wraps the theme's DocRoot in the providers that its sidebar and tabs expect
 * and that the site's Layout leaves out (src/theme/Layout).
 */
import type {ReactNode} from 'react';
import type {Props} from '@theme/DocRoot';
import DocRoot from '@theme-original/DocRoot';
import {AnnouncementBarProvider, NavbarProvider, ScrollControllerProvider} from '@docusaurus/theme-common/internal';

export default function DocRootWithProviders(props: Props): ReactNode {
  return (
    <AnnouncementBarProvider>
      <ScrollControllerProvider>
        <NavbarProvider>
          <DocRoot {...props} />
        </NavbarProvider>
      </ScrollControllerProvider>
    </AnnouncementBarProvider>
  );
}
