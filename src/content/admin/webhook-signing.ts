import type { Toast } from '../forms/types.ts';

/** Words about the secret with which webhooks are signed. */
export const webhookSigningWords = {
  heading: 'Signed by this site',
  text: 'Each request to a webhook carries webhook-id, webhook-timestamp and webhook-signature, as Standard Webhooks has them. A receiver that knows the secret can refuse what is not from here.',
  never:
    'The secret has not been shown yet. It is shown once: keep it where the receiver is set up.',
  shown: 'The secret has been shown. Nobody can read it again; a new one can be made.',
  earlier: (moment: string) => `The secret before it is valid too, until ${moment}.`,
  now: 'The secret, shown this once',
  buttons: { show: 'Show the secret', rotate: 'Make a new secret', copy: 'Copy the secret' },
  loading: 'Loading the signing secret',
  failed: { title: 'The signing secret could not be loaded', button: 'Try Again' },
  toasts: {
    copied: { variant: 'success', title: 'Secret copied to clipboard' },
    notCopied: { variant: 'info', title: 'The browser did not allow copying' },
    failed: (reason: string): Toast => ({
      variant: 'error',
      title: 'That did not work',
      description: reason,
    }),
  } satisfies Record<string, Toast | ((reason: string) => Toast)>,
} as const;
