import { dateFormat } from '../date-format.ts';
import { formTypes } from '#contract/form-types.ts';
import { KNOWN_PROVIDERS } from '#contract/webhook-rule.ts';
import { formCatalogue, furtherForms } from '../forms/form-catalogue.ts';

/** A tile of the dashboard. */
export type DashboardTile = {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** What the value leaves out. */
  readonly note?: string;
};

/** The webhooks that leads go to, by their hosts. */
export type WebhookHosts = {
  /** Those that were set up: by the owner, or by whoever built the site for a static host. */
  readonly configured: readonly string[];
  /** The one from the server's environment for all other forms; null where it gives none or it is replaced. */
  readonly serverDefault: string | null;
};

/** A card of the dashboard; one that is 'Coming Soon' is disabled. */
export type DashboardCard = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly status: 'Active' | 'Coming Soon';
};

/**
 * Tiles of the dashboard, derived: all forms of the site, the webhooks configured,
 * the priority levels in use, and what the webhooks belong to.
 */
export function dashboardTiles({
  configured,
  serverDefault,
}: WebhookHosts): readonly DashboardTile[] {
  const hosts = serverDefault === null ? configured : [...configured, serverDefault];
  const levels = new Set(formTypes.map((type) => formCatalogue[type].priority));
  return [
    { id: 'forms', label: 'Total Forms', value: `${formTypes.length + furtherForms.length}` },
    {
      id: 'webhooks',
      label: 'Active Webhooks',
      value: `${configured.length}`,
      ...(serverDefault === null ? {} : { note: 'server default' }),
    },
    { id: 'types', label: 'Form Types', value: `${levels.size}` },
    { id: 'integration', label: 'Integration', value: integrationOf(hosts) },
  ];
}

const OWN_CRM = 'GHL';

const integrations: Readonly<Record<(typeof KNOWN_PROVIDERS)[number], string>> = {
  'zapier.com': 'Zapier',
  'leadconnectorhq.com': OWN_CRM,
  'make.com': 'Make',
  'n8n.cloud': 'n8n',
};

/** Names of the known services that the webhooks belong to; the firm's own CRM where there are none. */
export function integrationOf(hosts: readonly string[]): string {
  const names = hosts.flatMap((host) => {
    const domain = KNOWN_PROVIDERS.find((one) => host === one || host.endsWith(`.${one}`));
    return domain === undefined ? [] : integrations[domain];
  });
  return names.length === 0 ? OWN_CRM : [...new Set(names)].join(', ');
}

/** The four cards. */
export const dashboardCards = [
  {
    id: 'webhooks',
    title: 'Zapier Webhooks',
    text: 'Where each form sends its leads.',
    href: '/admin/webhooks',
    status: 'Active',
  },
  {
    id: 'analytics',
    title: 'Form Analytics',
    text: 'Leads by day, how many are won of which form, service and area, and how long they waited.',
    href: '/admin/analytics',
    status: 'Active',
  },
  {
    id: 'users',
    title: 'User Management',
    text: 'Sign-ins for the office and the supervisors.',
    href: '/admin/users',
    status: 'Active',
  },
  {
    id: 'emails',
    title: 'Email Templates',
    text: 'The e-mail that visitors get when their request has arrived.',
    href: '/admin/emails',
    status: 'Active',
  },
] as const satisfies readonly DashboardCard[];

/** Words of the dashboard. */
export const dashboard = {
  h1: 'Today',
  navigation: [
    { id: 'dashboard', label: 'Today', href: '/admin' },
    { id: 'leads', label: 'Leads', href: '/admin/leads' },
    { id: 'website', label: 'Website', href: '/admin/website' },
    { id: 'notices', label: 'Notices', href: '/admin/notices' },
    { id: 'emails', label: 'E-mails', href: '/admin/emails', ownersOnly: true },
    { id: 'webhooks', label: 'Webhooks', href: '/admin/webhooks', ownersOnly: true },
    { id: 'analytics', label: 'Analytics', href: '/admin/analytics' },
    { id: 'errors', label: 'Errors', href: '/admin/errors' },
    { id: 'users', label: 'People', href: '/admin/users', ownersOnly: true },
    { id: 'account', label: 'Your sign-in', href: '/admin/account' },
    {
      id: 'personal_data',
      label: 'Personal data',
      href: '/admin/personal-data',
      ownersOnly: true,
    },
    { id: 'audit', label: 'Audit log', href: '/admin/audit', ownersOnly: true },
    { id: 'import', label: 'Import, export', href: '/admin/import', ownersOnly: true },
  ],
  navigationLabel: 'Owner’s screens',
  tilesLabel: 'At a glance',
  cardsHeading: 'Tools',
  openCard: 'Open',
  webhooksUnknown: 'The webhooks could not be counted.',
  loading: 'Loading',
  help: {
    heading: 'Help and resources',
    items: [
      {
        title: 'A lead is missing',
        text: 'Look under Leads first. If it is there but not in your CRM, open it: every delivery attempt is listed with the answer it got.',
        href: '/admin/leads',
        link: 'Open Leads',
      },
      {
        title: 'Connecting a form',
        text: 'Make a Zap that starts with Webhooks by Zapier, Catch Hook. Copy its address into the form’s row and press Save, then Test.',
        href: '/admin/webhooks',
        link: 'Set up webhooks',
      },
      {
        title: 'A visitor saw an error',
        text: 'What browsers report is counted and kept, without anything the visitor typed.',
        href: '/admin/errors',
        link: 'Open the error log',
      },
    ],
  },
  withoutServer: {
    title: 'No server behind this site',
    text: 'It is served as plain files. What you set here stays in this browser and does not reach your visitors; no leads are kept here, and these screens are not protected by a password.',
    inbox: 'Without the server no leads are kept here: they go straight to the webhook.',
    notices: 'Without the server nobody is notified of leads: they go straight to the webhook.',
    emails: 'Visitors get no confirmation without the server, which would send it.',
    analytics: 'There are no figures without the server: nothing counts the leads.',
    users: 'Nobody signs in without the server.',
    import:
      'There are no leads to import or export without the server: they go straight to the webhook.',
    personalData: 'Nothing is stored without the server: leads go straight to the webhook.',
    website: 'Without the server the website is changed in its code and built again.',
    audit: 'There is no audit log without the server: nobody signs in.',
    errors:
      'There is no shared log without the server. Errors of this browser are in its own panel.',
  },
} as const;

/** Leads that no webhook has taken. */
export const failedForwards = {
  heading: 'Could not be forwarded',
  answered: (host: string, status: number) => `${host} answered ${status}`,
  silent: (host: string, error: string) => `${host} did not answer: ${error}`,
  unknown: 'No attempt recorded',
  more: (count: number) => `All ${count}`,
  waiting: (count: number) =>
    count === 1
      ? '1 lead is waiting for a failing webhook and will be retried'
      : `${count} leads are waiting for failing webhooks and will be retried`,
  sendAgain: 'Send again',
  done: 'Queued to be sent again',
  failed: 'That did not work',
} as const;

const reportedOn = dateFormat({
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Requests that visitors' browsers have erased; their phones report numbers only. */
const mailboxFailures: Readonly<Record<string, string>> = {
  EAUTH: 'The mail server refused the user name or password of IMAP_URL.',
  ECONNREFUSED: 'There is no mail server at the host and port of IMAP_URL.',
  ENOTFOUND: 'The host of IMAP_URL does not exist.',
  ETIMEDOUT: 'The mail server of IMAP_URL did not answer in time.',
};

/** The mailbox in which visitors' phones send requests as e-mails. */
export const mailbox = {
  heading: 'Requests by e-mail',
  text: 'The server reads the mailbox of IMAP_URL every minute and takes the requests that visitors’ phones have sent by Mail.',
  works: (moment: string) => `Connected. Last read: ${moment}.`,
  starting: 'It has not been read yet.',
  failed: {
    title: 'The mailbox for requests cannot be read',
    reason: (code: string) => mailboxFailures[code] ?? `Reading it failed: ${code}.`,
    waiting: 'Requests in it wait. They are taken once it can be read again.',
    lastRead: (moment: string) => `Last read: ${moment}.`,
    never: 'It has never been read.',
  },
} as const;

export const lostOnPhones = {
  heading: 'Lost on phones',
  text: (total: number, lastDay: string) =>
    `${total === 1 ? 'One request was' : `${total} requests were`} erased by a visitor’s browser before arriving, last reported on ${reportedOn(new Date(lastDay))}. The visitor was told to call or to send it again; who it was is not known.`,
} as const;
