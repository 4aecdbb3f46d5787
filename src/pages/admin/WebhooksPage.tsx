import type { ReactNode } from 'react';
import { webhookPanel, webhooksPage } from '#content/admin/webhooks.ts';
import { errors } from '#content/errors.ts';
import { SectionBoundary } from '#features/error-log/SectionBoundary.tsx';
import { OwnerScreen } from '#features/owner/OwnerScreen.tsx';
import { Stack } from '#features/owner/parts/table.ts';
import {
  IntegrationTips,
  PriorityGuide,
  QuickSetup,
  WebhookBenefits,
} from '#features/owner/webhooks/WebhookGuide.tsx';
import { BrowserWebhookPanel, ServerWebhookPanel } from '#features/owner/webhooks/WebhookPanel.tsx';

/** Webhook configuration (specification 2-§2, 'Admin'). */
export default function WebhooksPage() {
  return (
    <OwnerScreen
      current="webhooks"
      h1={webhooksPage.h1}
      lead={webhooksPage.lead}
      withoutServer={around(<BrowserWebhookPanel />)}
    >
      {around(<ServerWebhookPanel />)}
    </OwnerScreen>
  );
}

const panelTexts = { title: webhookPanel.fallback, button: errors.section.button };

function around(panel: ReactNode) {
  return (
    <Stack>
      <QuickSetup />
      <SectionBoundary texts={panelTexts}>{panel}</SectionBoundary>
      <PriorityGuide />
      <WebhookBenefits />
      <IntegrationTips />
    </Stack>
  );
}
