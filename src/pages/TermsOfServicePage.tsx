import { termsOfService } from '#content/legal/terms.ts';
import LegalPage from './LegalPage.tsx';

/** The terms of service. */
export default function TermsOfServicePage() {
  return <LegalPage content={termsOfService} />;
}
