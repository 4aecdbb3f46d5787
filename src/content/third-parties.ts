import { DEFAULT_PROVIDERS } from '#contract/webhook-rule.ts';

/** What a third-party script needs of the Content-Security-Policy, by kind of source. */
export type PolicySources = {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly img?: readonly string[];
  readonly style?: readonly string[];
  readonly font?: readonly string[];
  readonly frame?: readonly string[];
};

/** The analytics tag (Google tag); the measurement id is appended to `script`. */
export const analyticsTag = {
  script: 'https://www.googletagmanager.com/gtag/js?id=',
  policy: {
    script: ['https://www.googletagmanager.com'],
    connect: [
      'https://www.googletagmanager.com',
      'https://www.google-analytics.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
    ],
    img: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  } satisfies PolicySources,
} as const;

/** The chat widget of the lead-management provider. */
export const chatWidget = {
  script: 'https://widgets.leadconnectorhq.com/loader.js',
  resources: 'https://widgets.leadconnectorhq.com/chat-widget/loader.js',
  policy: {
    script: ['https://widgets.leadconnectorhq.com', 'https://stcdn.leadconnectorhq.com'],
    connect: [
      'https://widgets.leadconnectorhq.com',
      'https://services.leadconnectorhq.com',
      'https://backend.leadconnectorhq.com',
      'https://stcdn.leadconnectorhq.com',
      'wss://services.leadconnectorhq.com',
    ],
    img: [
      'https://widgets.leadconnectorhq.com',
      'https://stcdn.leadconnectorhq.com',
      'https://assets.cdn.filesafe.space',
      'https://storage.googleapis.com',
    ],
    style: ['https://widgets.leadconnectorhq.com', 'https://stcdn.leadconnectorhq.com'],
    font: ['https://widgets.leadconnectorhq.com', 'https://stcdn.leadconnectorhq.com'],
    frame: ['https://widgets.leadconnectorhq.com'],
  } satisfies PolicySources,
} as const;

/**
 * Where pages of a static host must be allowed to connect, so that a webhook saved in the panel of
 * this browser can be called. With the bundled server pages call no webhook.
 */
export const panelWebhookOrigins: readonly string[] = DEFAULT_PROVIDERS.flatMap((domain) => [
  `https://${domain}`,
  `https://*.${domain}`,
]);
