import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { confirmationChannel } from '#server/notices/confirmations.ts';
import { emailChannel } from '#server/notices/email.ts';
import { pushChannel } from '#server/notices/push.ts';
import type { DueNotice } from '#server/store/notices.ts';
import { aLead } from '../support/lead.ts';
import { aMailServer, mailThrough, OWNER } from '../support/mail-server.ts';
import { asOwner } from '../support/owner.ts';
import { aBrowser, aPushService } from '../support/push-service.ts';
import { aServer, sendLead } from '../support/server.ts';

test('nobody is notified of a lead that was erased while its notice was on its way', async () => {
  const post = await aMailServer();
  const service = await aPushService();
  const { app, store, notices } = await aServer({
    ...mailThrough(post),
    WEBHOOK_PROVIDERS: service.origin,
  });
  const { mailer, rules, confirmations, pusher, origin } = notices;
  if (mailer === null) throw new Error('it sends no e-mail');
  const { devices, inbox, overview } = store;
  await devices.save(aBrowser(`${service.origin}/push/1`).subscription, 0, 'owner');
  const [device] = await devices.all();
  const lead = aLead();
  const { submissionId } = lead.envelope;
  await sendLead(app, lead);
  const owner = await asOwner(app);
  await owner({ method: 'DELETE', url: `${paths.adminLeads}/${submissionId}` });
  const due = (channel: DueNotice['channel'], recipient: string): DueNotice => ({
    id: 1,
    lead_id: submissionId,
    topic: submissionId,
    channel,
    recipient,
    message: null,
    attempts: 0,
  });
  const gone = { kind: 'refused', failure: 'lead_gone' };
  const email = emailChannel({ mailer, inbox, rules, origin });
  expect(await email.deliver(due('email', OWNER))).toEqual(gone);
  const confirmation = confirmationChannel({ mailer, inbox, confirmations });
  expect(await confirmation.deliver(due('confirmation', 'mary@example.com'))).toEqual(gone);
  const removeLost = () => Promise.reject(new Error('its push service was not asked'));
  const push = pushChannel({ pusher, devices, removeLost, inbox, newLeads: overview.newLeads });
  expect(await push.deliver(due('push', device?.id ?? randomUUID()))).toEqual(gone);
  expect(post.letters).toEqual([]);
  expect(service.pushes).toEqual([]);
});

test('where nothing is due nothing is taken to be told', async () => {
  const { app, store } = await aServer(mailThrough(await aMailServer()));
  expect(await store.notices.claim('email', Date.now())).toBeNull();
  await sendLead(app, aLead());
  expect(await store.notices.claim('email', Date.now())).toMatchObject({ recipient: OWNER });
  expect(await store.notices.claim('push', Date.now())).toBeNull();
});
