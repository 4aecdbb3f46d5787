import { privacyPolicy } from '#content/legal/privacy.ts';
import LegalPage from './LegalPage.tsx';

export default function PrivacyPolicyPage() {
  return <LegalPage content={privacyPolicy} />;
}
