import type { VariableName } from './config.ts';

/** What each environment variable of the server does, for `.env.example` and the README's table. */
export const descriptions: Record<VariableName, string> = {
  PORT: 'Port to listen on; 0 lets the system choose.',
  HOST: 'Address to listen on; 0.0.0.0 for every network of the machine.',
  DATA_DIR: 'Folder of the database: leads, forwarding, owner’s settings.',
  DATABASE_URL:
    'PostgreSQL in the place of the folder, shared by several servers: postgres://user:password@host:5432/database.',
  DATABASE_POOL: 'Connections of this server to PostgreSQL.',
  DIST_DIR: 'Folder of the built site; empty for the build beside the server.',
  API_ONLY: 'true serves the API without the site.',
  LEADS_WEBHOOK_URL: 'Webhook for every form type without one of its own.',
  SMTP_URL:
    'Mail server that sends the owner’s e-mails: smtps://user:password@mail.example.com, or smtp:// with :587. Without it none are sent.',
  MAIL_FROM:
    'Sender of e-mails, such as office@example.com or Name <office@example.com>; needed with SMTP_URL.',
  NOTIFY_EMAIL: 'Who is told of each lead by e-mail, until the panel names others.',
  CORS_ORIGIN:
    'The site’s own origin, where its pages stand on another host than the API; empty lets no other host send leads.',
  ADMIN_PASSWORD:
    'The owner’s password, at least 8 characters; made and printed once when empty. Changing it ends all sessions.',
  TRUST_PROXY: 'Whose X-Forwarded-* is believed: true, a number of hops, or addresses of proxies.',
  WEBHOOK_PROVIDERS:
    'Further domains for webhooks saved in the panel, such as leadconnectorhq.com,make.com,n8n.cloud. Zapier is always allowed.',
  LOG_LEVEL: 'Level of the log (pino); it carries no personal data.',
  FORWARD_BASE_MS: 'First step of the backoff of forwarding, in milliseconds.',
  MIN_FILL_MS: 'A form filled in faster, in milliseconds, shows one of the signs of a script.',
  RATE_LIMIT_PER_MINUTE:
    'Leads, and error reports, a minute from one address; more are answered 429.',
  PHOTO_MB_PER_DAY: 'Megabytes of photographs a day from one address; more are answered 429.',
};
