import { paths } from '#contract/paths.ts';

/** Who may call a route: anybody, whoever is signed in, or owners only. */
export type Access = 'anyone' | 'office' | 'owner';

const lead = `${paths.adminLeads}/:id`;
const photos = `${paths.adminLeads}/:leadId`;
const webhook = `${paths.adminWebhooks}/:formType`;
const confirmation = `${paths.adminConfirmations}/:formType`;
const device = `${paths.adminDevices}/:id`;
const account = paths.adminAccount;
const content = paths.adminContent;

/**
 * The access to every route of the admin. Only owners see webhooks, people, exports, erasure,
 * backups and settings.
 */
export const rules: Readonly<Record<string, Access>> = {
  [`GET ${paths.session}`]: 'anyone',
  [`POST ${paths.session}`]: 'anyone',
  [`DELETE ${paths.session}`]: 'anyone',
  [`POST ${paths.sessionPasskey}/options`]: 'anyone',
  [`POST ${paths.sessionPasskey}`]: 'anyone',
  [`POST ${paths.adminLinks}`]: 'anyone',
  [`POST ${paths.adminLinks}/use`]: 'anyone',
  [`POST ${paths.adminRecovery}`]: 'anyone',
  // The button of a notification on a locked phone: the ids that it was sealed with are enough.
  [`POST ${paths.adminNotices}/later`]: 'anyone',

  [`GET ${paths.adminEvents}`]: 'office',
  [`GET ${paths.adminLeads}`]: 'office',
  [`POST ${paths.adminLeads}`]: 'office',
  [`GET ${paths.adminLeadsCache}`]: 'office',
  [`POST ${paths.adminLeadChanges}`]: 'office',
  [`GET ${lead}`]: 'office',
  [`PATCH ${lead}`]: 'office',
  [`POST ${lead}/send`]: 'office',
  [`POST ${lead}/person`]: 'office',
  [`GET ${lead}/visit.ics`]: 'office',
  [`POST ${paths.adminCapsules}`]: 'office',
  [`GET ${paths.adminLeads}/reference/:reference`]: 'office',
  [`GET ${photos}/photos/:hash`]: 'office',
  [`GET ${photos}/photos.zip`]: 'office',
  [`GET ${paths.adminToday}`]: 'office',
  [`GET ${paths.adminOverview}`]: 'office',
  [`GET ${paths.adminAnalytics}`]: 'office',
  [`GET ${paths.adminAnswers}`]: 'office',
  [`GET ${paths.adminErrors}`]: 'office',
  [`PATCH ${paths.adminErrors}/:id`]: 'office',
  [`GET ${paths.adminNotices}`]: 'office',
  [`POST ${paths.adminDevices}`]: 'office',
  [`PATCH ${device}`]: 'office',
  [`DELETE ${device}`]: 'office',
  [`POST ${device}/test`]: 'office',
  [`GET ${content}`]: 'office',
  // A draft; whoever publishes needs to be an owner.
  [`POST ${content}`]: 'office',
  [`GET ${content}/:kind/:slug/revisions`]: 'office',
  [`PUT ${content}/uploads/:id`]: 'office',
  [`GET ${content}/uploads/:id`]: 'office',
  [`POST ${paths.adminPlaces}`]: 'owner',
  [`GET ${paths.adminPeople}/names`]: 'office',
  [`GET ${account}`]: 'office',
  [`PATCH ${account}`]: 'office',
  [`PUT ${account}/password`]: 'office',
  [`POST ${account}/codes`]: 'office',
  [`PUT ${account}/codes`]: 'office',
  [`POST ${account}/codes/off`]: 'office',
  [`POST ${account}/passkeys/options`]: 'office',
  [`POST ${account}/passkeys`]: 'office',
  [`POST ${account}/passkeys/:id/remove`]: 'office',
  [`DELETE ${account}/sessions/:id`]: 'office',
  [`DELETE ${account}/sessions`]: 'office',

  [`GET ${paths.adminPeople}`]: 'owner',
  [`POST ${paths.adminPeople}/invitations`]: 'owner',
  [`DELETE ${paths.adminPeople}/invitations/:id`]: 'owner',
  [`PATCH ${paths.adminPeople}/:id`]: 'owner',
  [`DELETE ${paths.adminPeople}/:id`]: 'owner',
  [`POST ${paths.adminPersons}`]: 'owner',
  [`POST ${paths.adminPersons}/export`]: 'owner',
  [`POST ${paths.adminPersons}/photos`]: 'owner',
  [`POST ${paths.adminPersons}/corrections`]: 'owner',
  [`POST ${paths.adminPersons}/erasures`]: 'owner',
  [`GET ${paths.adminRetention}`]: 'owner',
  [`POST ${paths.adminRetention}/dry-run`]: 'owner',
  [`PUT ${paths.adminRetention}`]: 'owner',
  [`GET ${paths.adminAudit}`]: 'owner',
  [`GET ${paths.adminAuditCsv}`]: 'owner',
  [`DELETE ${lead}`]: 'owner',
  [`GET ${paths.adminLeadsCsv}`]: 'owner',
  [`POST ${paths.adminLeadsCsv}`]: 'owner',
  [`GET ${paths.adminLeadsJson}`]: 'owner',
  [`POST ${paths.adminLeadsImport}`]: 'owner',
  [`DELETE ${paths.adminErrors}/:id`]: 'owner',
  [`DELETE ${paths.adminErrors}`]: 'owner',
  [`PUT ${paths.adminAnswers}`]: 'owner',
  [`PUT ${paths.adminNotices}`]: 'owner',
  [`POST ${paths.adminNotices}/test-mail`]: 'owner',
  [`GET ${paths.adminConfirmations}`]: 'owner',
  [`PUT ${paths.adminConfirmations}`]: 'owner',
  [`PUT ${confirmation}`]: 'owner',
  [`POST ${confirmation}/test`]: 'owner',
  [`GET ${paths.adminVisitFeed}`]: 'owner',
  [`POST ${paths.adminVisitFeed}`]: 'owner',
  [`DELETE ${paths.adminVisitFeed}`]: 'owner',
  [`GET ${paths.adminBusyCalendar}`]: 'owner',
  [`PUT ${paths.adminBusyCalendar}`]: 'owner',
  [`POST ${paths.adminBusyCalendar}/read`]: 'owner',
  [`DELETE ${paths.adminBusyCalendar}`]: 'owner',
  [`GET ${paths.adminWebhooks}`]: 'owner',
  [`PUT ${webhook}`]: 'owner',
  [`DELETE ${webhook}`]: 'owner',
  [`POST ${webhook}/test`]: 'owner',
  [`POST ${paths.adminWebhooks}/send-again`]: 'owner',
  [`GET ${paths.adminWebhookSecret}`]: 'owner',
  [`POST ${paths.adminWebhookSecret}/show`]: 'owner',
  [`POST ${paths.adminWebhookSecret}/rotate`]: 'owner',
};

/** The access to a route. HEAD is answered as GET. Throws for a route that has no rule. */
export function accessOf(method: string, url: string): Access {
  const access = rules[`${method === 'HEAD' ? 'GET' : method} ${url}`];
  if (access === undefined) {
    throw new Error(`${method} ${url}: this route needs a rule in server/admin/rules.ts.`);
  }
  return access;
}
