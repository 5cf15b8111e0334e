import type {ReactNode} from 'react';
import {LegalPage} from '@site/src/pages/_legal/LegalPage';
import {PolicySummary} from './_PolicySummary';
import {privacyPolicy} from './words';

export default function PrivacyPolicy(): ReactNode {
  return <LegalPage text={privacyPolicy} picture={<PolicySummary />} />;
}
