import type {ReactNode} from 'react';
import {LegalPage} from '@site/src/components/LegalPage';
import {ThreadMap} from '@site/src/components/legal/ThreadMap';
import {subprocessors} from '@site/src/data/legal/subprocessors';

export default function Subprocessors(): ReactNode {
  return (
    <LegalPage text={subprocessors}>
      <ThreadMap />
    </LegalPage>
  );
}
