import type {ReactNode} from 'react';
import {LegalPage} from '@site/src/components/LegalPage';
import {LegalContact} from '@site/src/components/LegalPage/Contact';
import {subprocessors} from '@site/src/data/legal/subprocessors';

export default function Subprocessors(): ReactNode {
  return (
    <LegalPage text={subprocessors}>
      <LegalContact heading="Questions" text="To ask about a subprocessor, or to be told of changes, write to" />
    </LegalPage>
  );
}
