import type {ReactNode} from 'react';
import {LegalPage} from '@site/src/components/LegalPage';
import {LegalContact} from '@site/src/components/LegalPage/Contact';
import {privacyPolicy} from '@site/src/data/legal/privacyPolicy';

export default function PrivacyPolicy(): ReactNode {
  return (
    <LegalPage text={privacyPolicy}>
      <LegalContact heading="Privacy contact" text="For questions and requests about your data, write to" />
    </LegalPage>
  );
}
