/**
 * Wraps the theme's DocRoot in the provider that its tabs expect and that the
 * site's Layout leaves out (src/theme/Layout).
 */
import type {ReactNode} from 'react';
import type {Props} from '@theme/DocRoot';
import DocRoot from '@theme-original/DocRoot';
import {ScrollControllerProvider} from '@docusaurus/theme-common/internal';

export default function DocRootWithProvider(props: Props): ReactNode {
  return (
    <ScrollControllerProvider>
      <DocRoot {...props} />
    </ScrollControllerProvider>
  );
}
