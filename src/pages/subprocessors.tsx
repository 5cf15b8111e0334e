import type {ReactNode} from 'react';
import {LegalPage} from '@site/src/components/LegalPage';
import {NextStep} from '@site/src/components/NextStep';
import {ThreadMap} from '@site/src/components/legal/ThreadMap';
import {subprocessors} from '@site/src/data/legal/subprocessors';

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
      <ThreadMap />
    </LegalPage>
  );
}
