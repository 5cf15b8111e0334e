import {LegalPage} from '@site/src/pages/_legal/LegalPage';
import {PolicySummary} from './_PolicySummary';
import {privacyPolicy} from './words';

export default function PrivacyPolicy() {
  return <LegalPage text={privacyPolicy} picture={<PolicySummary />} />;
}
