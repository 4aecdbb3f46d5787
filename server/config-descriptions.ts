import type { VariableName } from './config.ts';

/** What each environment variable of the server does, for `.env.example` and docs/configuration.md. */
export const descriptions: Record<VariableName, string> = {
  PORT: 'Port to listen on; 0 lets the system choose.',
  HOST: 'Address to listen on; 0.0.0.0 for every network of the machine.',
  DATA_DIR: 'Folder of the SQLite database, the photographs and the published pages.',
  DATABASE_URL:
    'Use PostgreSQL instead of SQLite, shared by several servers: postgres://user:password@host:5432/database.',
  DATABASE_POOL: 'Size of this server’s connection pool to PostgreSQL.',
  DIST_DIR: 'Folder of the built site; empty for the build in dist/.',
  API_ONLY: 'true serves the API only, without the site.',
  LEADS_WEBHOOK_URL: 'Webhook for every form type that has none of its own.',
  SMTP_URL:
    'SMTP server for outgoing e-mail: smtps://user:password@mail.example.com, or smtp:// with port 587. Without it no e-mail is sent.',
  IMAP_URL:
    'Mailbox that the server reads every minute for requests that visitors sent by e-mail: imaps://user:password@imap.example.com, with /Folder for another than INBOX. Characters such as @ in user or password are written as %40. Other messages are left alone, none is deleted.',
  MAIL_FROM: 'Sender of e-mails, for example Name <office@example.com>. Required with SMTP_URL.',
  NOTIFY_EMAIL: 'Address that is notified of each lead, until others are set in the admin.',
  CORS_ORIGIN:
    'Origin of the site if its pages are on another host than the API. Empty: no other origin may send leads.',
  API_ORIGIN:
    'Origin under which this server is reached from outside, if the site was built without its address or its pages are on another host. Webhooks get links to photographs only where it or the site’s address is known.',
  ADMIN_PASSWORD:
    'The first owner’s password, at least 8 characters. Generated and printed once if empty. A new value replaces the password that they have chosen and ends their sessions; other people keep theirs.',
  TRUST_PROXY:
    'Proxies whose X-Forwarded-* headers are trusted: true, a number of hops, or their addresses.',
  WEBHOOK_PROVIDERS:
    'More domains that webhooks may use, for example leadconnectorhq.com,make.com,n8n.cloud. Zapier is always allowed.',
  LOG_LEVEL: 'Log level (pino). Logs contain no personal data.',
  FORWARD_BASE_MS: 'First backoff step of webhook forwarding, in milliseconds.',
  MIN_FILL_MS:
    'A form filled in faster than this, in milliseconds, counts as one sign of a bot; two signs hold a lead back.',
  RATE_LIMIT_PER_MINUTE:
    'Leads, and error reports, per minute and address. More are answered 429 with Retry-After.',
  PHOTO_MB_PER_DAY:
    'Megabytes of photographs per day and address. More are answered 429 with Retry-After.',
  BACKUP_DIR: 'Folder of the backups that npm run backup makes; best on another disk.',
  BACKUP_KEY:
    'Passphrase that encrypts backups, at least 16 characters. Keep it elsewhere too: without it nothing can be restored.',
  GEOCODER_URL:
    'Search address of a geocoder that answers as Nominatim does. An owner’s press of Find by address sends it the suburb, state and postcode that are typed, at most once a second. OpenStreetMap’s own is for light use: operations.osmfoundation.org/policies/nominatim.',
  METRICS_TOKEN:
    'Bearer token that may read /metrics (Prometheus), at least 16 characters. Empty: there is no /metrics.',
};
