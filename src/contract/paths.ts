/** Paths of the bundled server that page and worker call. */
export const paths = {
  leads: '/api/leads',
  /** Leads as an HTML form posts them, without script. */
  leadForm: '/api/leads/form',
  /** The sender of a lead asks for its deletion. */
  leadWithdrawals: '/api/leads/withdrawals',
  /** Whether requests that a phone has lost have arrived. */
  leadStanding: '/api/leads/standing',
  /** Counts requests that browsers have erased. */
  lostLeads: '/api/leads/lost',
  /** The public key that capsules are encrypted to. */
  capsuleKey: '/api/capsule-key',
  photos: '/api/photos',
  /** Photos by the signed addresses that webhooks receive. */
  photoFiles: '/api/photo-files',
  errors: '/api/errors',
  errorFeedback: '/api/error-feedback',
  /** Visits for phone calendars, by a secret address. */
  visitFeed: '/api/visits',
  /** Liveness: the process is running. */
  health: '/healthz',
  /** Readiness: a lead could be stored. */
  ready: '/readyz',
  session: '/api/admin/session',
  /** Signing in with a passkey. */
  sessionPasskey: '/api/admin/session/passkey',
  /** Links that work once: an invitation, or a new password. */
  adminLinks: '/api/admin/links',
  /** Asks for a link to set a new password. */
  adminRecovery: '/api/admin/recovery',
  adminPeople: '/api/admin/people',
  adminAccount: '/api/admin/account',
  adminLeads: '/api/admin/leads',
  /** The newest leads, complete, for the phone to cache. */
  adminLeadsCache: '/api/admin/leads-copy',
  adminLeadChanges: '/api/admin/leads/changes',
  adminToday: '/api/admin/today',
  adminAnswers: '/api/admin/answers',
  adminVisitFeed: '/api/admin/visits-feed',
  adminBusyCalendar: '/api/admin/busy-calendar',
  adminOverview: '/api/admin/overview',
  adminLeadsCsv: '/api/admin/leads.csv',
  /** Leads with their history, for another system or an import. */
  adminLeadsJson: '/api/admin/leads.json',
  adminLeadsImport: '/api/admin/leads/import',
  /** Leads in messages that somebody pastes or scans. */
  adminCapsules: '/api/admin/capsules',
  adminWebhooks: '/api/admin/webhooks',
  adminWebhookSecret: '/api/admin/webhook-secret',
  adminNotices: '/api/admin/notices',
  adminDevices: '/api/admin/devices',
  adminConfirmations: '/api/admin/confirmations',
  adminErrors: '/api/admin/errors',
  /** One person's data over all leads. */
  adminPersons: '/api/admin/persons',
  adminRetention: '/api/admin/retention',
  adminAudit: '/api/admin/audit',
  adminAuditCsv: '/api/admin/audit.csv',
  adminAnalytics: '/api/admin/analytics',
  /** What is published without a build: entries, their revisions and uploaded pictures. */
  adminContent: '/api/admin/content',
  /** Where an address is. */
  adminPlaces: '/api/admin/places',
  /** Server-sent events: a lead has changed. */
  adminEvents: '/api/admin/live',
} as const;

/**
 * Header of a lead request: equals the envelope's `submissionId` (IETF draft
 * idempotency-key-header).
 */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** Header of a lead request: the attempt number, from 1. */
export const ATTEMPT_HEADER = 'submission-attempt';

/** Header of requests that an admin page makes by itself: they do not prolong the session. */
export const UNASKED_HEADER = 'unasked';

/**
 * A path or origin without trailing slashes. A regular expression for it would take quadratic time.
 */
export function withoutFinalSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** Whether a path is one of the owner's screens. */
export function isAdminPath(path: string): boolean {
  return path === '/admin' || path.startsWith('/admin/');
}

/** The owner's list of leads. */
export const LEADS_SCREEN = '/admin/leads';

/** The screen on which the owner enters a lead; ids are UUIDs, so none is called so. */
export const NEW_LEAD_SCREEN = `${LEADS_SCREEN}/new`;

/** The screen of one lead. */
export function leadScreen(id: string): string {
  return `${LEADS_SCREEN}/${encodeURIComponent(id)}`;
}

/** Leads have screens of their own, all with the page of the list. */
export function pageOfScreen(path: string): string {
  return path.startsWith(`${LEADS_SCREEN}/`) ? LEADS_SCREEN : path;
}

/**
 * A parsed URL, or null when it is invalid. `URL.canParse` is missing before Safari 17 and Chrome
 * 120.
 */
export function parseUrl(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
