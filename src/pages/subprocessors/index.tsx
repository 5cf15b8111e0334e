import type {ReactNode} from 'react';
import {LegalPage} from '@site/src/pages/_legal/LegalPage';
import {NextStep} from '@site/src/ui/NextStep';
import {DataFlow} from './_DataFlow';
import {subprocessors} from './words';

export default function Subprocessors(): ReactNode {
  return (
    <LegalPage
      text={subprocessors}
      next={
        <NextStep
          title="Know where your data goes, then try it"
          text="Bring one page and one idea. What happens to visitors' data is in the privacy policy."
          link={{to: '/privacy-policy', label: 'Read the privacy policy'}}
        />
      }
    >
      <DataFlow />
    </LegalPage>
  );
}
