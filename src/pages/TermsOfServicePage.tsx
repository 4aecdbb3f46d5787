import { termsOfService } from '#content/legal/terms.ts';
import LegalPage from './LegalPage.tsx';

export default function TermsOfServicePage() {
  return <LegalPage content={termsOfService} />;
}
