import type { FastifyBaseLogger } from 'fastify';
import { business } from '#content/business.ts';
import { siteOriginOf, type BuildInfo } from '../build-info.ts';
import type { Config } from '../config.ts';
import type { Resolve } from '../forwarding/send.ts';
import type { NoticeOutcome } from '../store/notices.ts';
import type { Store } from '../store/store.ts';
import { lastBackup } from '../ops/backup/last-backup.ts';
import { emailChannel } from './email.ts';
import { confirmationChannel, createConfirmationRules } from './confirmations.ts';
import { contactOf, createDeviceRemoval, createPusher, pushChannel } from './push.ts';
import { createMailer } from './mailer.ts';
import { createNotifier } from './notifier.ts';
import { createNoticeRules, quietUntil } from './settings.ts';
import { freeBytes } from './disk.ts';
import { createVisitMailRules, visitChannel } from './visit-mail.ts';
import { createWatch } from './watch.ts';

type Services = {
  config: Config;
  build: BuildInfo;
  store: Store;
  resolve: Resolve;
  now: () => number;
  /** Called with the outcome of each attempt, for the metrics. */
  noteOutcome: (channel: string, outcome: NoticeOutcome['kind']) => void;
  log: FastifyBaseLogger;
};

export type Notices = ReturnType<typeof createNotices>;

/**
 * Notifications for the owner and confirmations for visitors: recipients, channels and the queue's
 * worker.
 */
export function createNotices({ config, build, store, resolve, now, noteOutcome, log }: Services) {
  const { inbox, settings, devices } = store;
  const rules = createNoticeRules(config, settings, devices, store.people);
  const mailer = createMailer(config);
  const confirmations = createConfirmationRules(settings, mailer !== null);
  const visitMails = createVisitMailRules(rules, store.people, mailer !== null);
  const origin = siteOriginOf(config, build);
  const pusher = createPusher({
    settings,
    trustedOrigins: config.extraProviders,
    resolve,
    contact: contactOf(config.mailFrom?.address, origin),
  });
  const removeLost = createDeviceRemoval({ devices, notices: store.notices, rules, now });
  const channels = [
    pushChannel({ pusher, devices, removeLost, inbox, newLeads: store.overview.newLeads }),
    ...(mailer === null
      ? []
      : [
          emailChannel({ mailer, inbox, rules, origin }),
          confirmationChannel({ mailer, inbox, confirmations }),
          visitChannel({
            mailer,
            inbox,
            settings,
            origin,
            sender: config.mailFrom?.address ?? business.email.display,
          }),
        ]),
  ];
  const notifier = createNotifier({
    notices: store.notices,
    channels,
    quietUntil: async (moment) => quietUntil((await rules.settings()).quietHours, moment),
    now,
    noteOutcome,
    log,
  });
  const watch = createWatch({
    store,
    rules,
    freeBytes: () => freeBytes(config.dataDir),
    lastBackup: () => lastBackup(config.dataDir, settings),
    wake: notifier.wake,
    now,
    log,
  });
  return { rules, confirmations, visitMails, mailer, pusher, notifier, watch, origin };
}
