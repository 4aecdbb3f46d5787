import { privacyPolicy } from '#content/legal/privacy.ts';
import LegalPage from './LegalPage.tsx';

/** The privacy policy. */
export default function PrivacyPolicyPage() {
  return <LegalPage content={privacyPolicy} />;
}
