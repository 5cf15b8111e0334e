import type {ReactNode} from 'react';
import {LegalPage} from '@site/src/components/LegalPage';
import {CareLabel} from '@site/src/components/legal/CareLabel';
import {privacyPolicy} from '@site/src/data/legal/privacyPolicy';

export default function PrivacyPolicy(): ReactNode {
  return <LegalPage text={privacyPolicy} picture={<CareLabel />} />;
}
