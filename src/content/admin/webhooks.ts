import { type FormType, formTypes, priorities, type Priority } from '#contract/form-types.ts';
import { DEFAULT_PROVIDERS } from '#contract/webhook-rule.ts';
import { formCatalogue } from '../forms/form-catalogue.ts';
import type { Toast } from '../forms/types.ts';
import type { TextCard } from '../page-types.ts';

/** What the send helper reports when an error has no words of its own. */
export const sendFailed = 'Failed to send webhook';

const invalidUrl = 'Please enter a valid Zapier webhook URL';

/** Why an address is not taken: named are the providers that this site allows. */
export function invalidWebhookUrl(providers: readonly string[]): string {
  const isUsual = providers.every((one) => DEFAULT_PROVIDERS.some((known) => known === one));
  return isUsual
    ? invalidUrl
    : `Please enter a valid webhook URL: https, at ${providers.join(', ')}, with a path`;
}

/** Toasts about webhooks (docs/behaviour.md). */
export const webhookToasts = {
  invalidFormat: (providers: readonly string[]): Toast => ({
    variant: 'error',
    title: 'Invalid webhook URL format',
    description: invalidWebhookUrl(providers),
  }),
  saveFailed: {
    variant: 'error',
    title: 'Failed to save webhook URL',
    description: 'Please try again',
  },
  notConfigured: { variant: 'error', title: 'No webhook URL configured for this form' },
  testFailed: (reason: string): Toast => ({
    variant: 'error',
    title: 'Failed to send test webhook',
    description: reason,
  }),
  testError: {
    variant: 'error',
    title: 'Error testing webhook',
    description: 'Please check the URL and try again.',
  },
  empty: { variant: 'error', title: 'Please enter a webhook URL' },
  saved: (label: string): Toast => ({
    variant: 'success',
    title: `Webhook URL saved for ${label}`,
    description: 'You can now test the webhook',
  }),
  removed: (formId: string): Toast => ({
    variant: 'success',
    title: `Webhook URL removed for ${formId}`,
  }),
  tested: {
    variant: 'success',
    title: 'Test webhook sent successfully!',
    description: 'Check your Zapier dashboard to confirm the trigger.',
  },
  copied: { variant: 'success', title: 'Instructions copied to clipboard' },
  notCopied: {
    variant: 'info',
    title: 'The browser did not allow copying',
    description: 'The instructions are shown on the page.',
  },
} as const;

/** Text of the list of webhooks. */
export const webhookWords = {
  heading: 'Where each form sends its leads',
  fieldLabel: (label: string) => `Webhook URL for ${label}`,
  placeholder: 'https://hooks.zapier.com/hooks/catch/…',
  priority: { high: 'High', medium: 'Medium', low: 'Low' } satisfies Record<Priority, string>,
  buttons: {
    save: 'Save',
    test: 'Test',
    testing: 'Testing...',
    remove: 'Remove',
    copy: 'Copy instructions',
  },
  saveWaitsFor: 'Paste an address to save it.',
  priorityLabel: (words: string) => `${words} priority`,
  loading: 'Loading webhooks',
  providers: (domains: readonly string[]) => `Allowed: https addresses at ${domains.join(', ')}`,
  defaultHost: (host: string) => `Forms without an address of their own go to ${host}.`,
  builtIn: (host: string) =>
    `Forms without an address of their own go to ${host}. That address was built in and can be read by anybody in the site’s public code.`,
  all: {
    label: 'All forms',
    place: 'Every form below that has no address of its own.',
  },
  places: {
    smart_lead: 'The quote page.',
    enhanced_contact: 'The contact page, which leads on into the popup.',
    quick_assessment: 'The page on which an assessment report is booked.',
    assessment_popup: 'The popup behind Get Quote, on every page.',
    hero_contact: 'The top of the home page.',
    lead_capture: 'The end of each service, area and emergency page.',
    modern_contact: 'The contact section of the home page.',
    feedback:
      'After a rating: of three stars or fewer, and of more where no public review page is linked.',
  } satisfies Record<FormType, string>,
  lastTest: (moment: string, answer: string) => `Last test ${moment}: ${answer}`,
  lastForwarding: (moment: string, answer: string) => `Last lead ${moment}: ${answer}`,
  answers: {
    taken: (status: number | null) => (status === null ? 'taken' : `taken (${status})`),
    refused: (status: number) => `not taken, the answer was ${status}`,
    failed: (why: string) => `not taken, ${why}`,
  },
  failures: {
    timeout: 'there was no answer in time',
    refused: 'the connection was refused',
    reset: 'the connection was broken',
    name_not_found: 'its name could not be found',
    private_address: 'it is at a private address',
    tls: 'no secure connection could be made',
    network: 'it could not be reached',
  } satisfies Record<string, string>,
  alarm: {
    title: (count: number) =>
      count === 1 ? '1 lead could not be forwarded' : `${count} leads could not be forwarded`,
    text: 'Their webhooks have refused them for good. They are under Leads. Once you correct an address below, they are sent to it automatically; if the receiver was fixed instead, send them again here.',
    button: 'Send all again',
    show: 'Show them',
    href: '/admin/leads?state=undeliverable',
    done: 'Being sent again',
    failed: 'They could not be sent again',
  },
  noDefault: 'Leads of forms without an address are not forwarded; they are under Leads.',
  notConnected: 'Not connected',
  /** A form without an address of its own, where there is one for all. */
  servedByAll: 'Goes where ‘All forms’ goes',
  servedByOperator: (host: string) => `Goes to ${host}, as the server was set up`,
  savedLocally: 'Saved in this browser only',
  savedOnServer: 'Saved on the server, for every visitor',
  fallback: 'There was an issue loading the Zapier configuration. Please refresh the page.',
} as const;

/** The lead that Test sends. */
export const testLead = {
  name: 'Test Lead',
  email: 'test@example.com',
  phone: '0491 570 006',
  service: 'assessment',
  message: 'A test from the admin. Nobody needs to call back.',
  testMode: true,
} as const;

/** The webhook page: intro, three benefit cards, alert, guide, tips. */
export const webhooksPage = {
  h1: 'Webhook configuration',
  lead: 'Each form can hand its leads to a Zap of its own, and from there to your CRM.',
  benefits: [
    {
      title: 'Straight into the CRM',
      text: 'A lead becomes a contact with its form, page and time filled in. Nobody retypes a phone number.',
    },
    {
      title: 'One path per form',
      text: 'Urgent enquiries can call a phone while feedback goes to a spreadsheet.',
    },
    {
      title: 'Kept until taken',
      text: 'If the service does not answer, the lead is tried again for days and stays under Leads throughout.',
    },
  ] satisfies readonly TextCard[],
  benefitsHeading: 'What it is for',
  tipsHeading: 'Integration tips',
  quickSetup: {
    title: 'Quick setup',
    instructions: 'Step by step',
    text: 'Create a Zap that starts with Webhooks by Zapier, Catch Hook. Paste its address into one of the rows, Save, then Test, and finish the Zap with the sample that arrives.',
  },
  guide: {
    heading: 'Which to connect first',
    levels: {
      high: 'Connect these first: people who want a price or a visit.',
      medium: 'Next: general messages, which can wait an hour.',
      low: 'Last: feedback, read once a week.',
    } satisfies Record<Priority, string>,
  },
  tips: [
    {
      heading: 'Data mapping',
      items: [
        'submissionId is the same for every repeat of a lead: use it as the deduplication key.',
        'data.phoneE164 is the number in international form, where the CRM wants +61.',
        'timestamp is when Send was pressed; the time of arrival may be hours later.',
        'data.pageUrl tells which page the visitor was reading.',
      ],
    },
    {
      heading: 'Automation ideas',
      items: [
        'Text the supervisor on duty when urgency is prompt.',
        'Open a deal for each smart_lead, with the budget as its value.',
        'Put quick_assessment bookings into the calendar with address and time slot.',
        'Collect feedback of three stars or fewer in one sheet and read it on Fridays.',
      ],
    },
  ],
} as const;

/** Form types by priority, highest first, for the guide. */
export function formTypesByPriority(): readonly {
  readonly priority: Priority;
  readonly forms: readonly { readonly id: FormType; readonly label: string }[];
}[] {
  return priorities.map((priority) => ({
    priority,
    forms: formTypes
      .filter((id) => formCatalogue[id].priority === priority)
      .map((id) => ({ id, label: formCatalogue[id].label })),
  }));
}

/** Setup instructions as plain text, for the clipboard. */
export const copyInstructions = [
  '1. In Zapier, create a Zap and choose Webhooks by Zapier as its trigger, with Catch Hook.',
  '2. Copy the webhook address that Zapier shows.',
  '3. In the webhook panel of the site, paste it into the row of the form and press Save.',
  '4. Press Test. In Zapier, press Test trigger: the sample lead appears.',
  '5. Add your CRM as the action, map the fields, and use submissionId to find repeats.',
  '6. Switch the Zap on.',
].join('\n');

/** Words about the secret with which webhooks are signed. */
export const webhookSigningWords = {
  heading: 'Signed by this site',
  text: 'Each request to a webhook carries webhook-id, webhook-timestamp and webhook-signature, as Standard Webhooks has them. A receiver that knows the secret can refuse what is not from here.',
  never:
    'The secret has not been shown yet. It is shown once: keep it where the receiver is set up.',
  shown: 'The secret has been shown. Nobody can read it again; a new one can be made.',
  earlier: (moment: string) => `The secret before it is valid too, until ${moment}.`,
  now: 'The secret, shown only once',
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
