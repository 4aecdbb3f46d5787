import type { ReactNode } from 'react';
import { webhookWords, webhooksPage } from '#content/admin/webhooks.ts';
import { errors } from '#content/errors.ts';
import { SectionBoundary } from '#features/error-log/SectionBoundary.tsx';
import { AdminScreen } from '#features/admin/AdminScreen.tsx';
import { ScreenStack } from '#features/admin/shared/elements.tsx';
import { SigningSecret } from '#features/admin/webhooks/SigningSecret.tsx';
import {
  IntegrationTips,
  PriorityGuide,
  QuickSetup,
  WebhookBenefits,
} from '#features/admin/webhooks/WebhookGuide.tsx';
import { BrowserWebhooks, ServerWebhooks } from '#features/admin/webhooks/Webhooks.tsx';

export default function WebhooksPage() {
  return (
    <AdminScreen
      current="webhooks"
      h1={webhooksPage.h1}
      lead={webhooksPage.lead}
      withoutServer={around(<BrowserWebhooks />)}
    >
      {around(
        <>
          <ServerWebhooks />
          <SigningSecret />
        </>,
      )}
    </AdminScreen>
  );
}

const panelTexts = { title: webhookWords.fallback, button: errors.section.button };

function around(panel: ReactNode) {
  return (
    <ScreenStack>
      <WebhookBenefits />
      <QuickSetup />
      <PriorityGuide />
      <SectionBoundary texts={panelTexts}>{panel}</SectionBoundary>
      <IntegrationTips />
    </ScreenStack>
  );
}
