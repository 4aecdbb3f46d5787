import { formToasts } from '../../src/content/forms/toasts.ts';
import { deliveredWords, thankYou } from '../../src/content/thank-you.ts';
import { installed, sendHero, sendHeroAgain } from '../engines/visitor.ts';
import { copyFirstRow, keptRows, oldDatabase } from '../support/stored-leads.ts';
import { mailText } from './roads/phone.ts';
import { saidBy } from './said.ts';
import { inPage, type Subject } from './subject.ts';

const { states } = thankYou;
const delivered = deliveredWords({
  formType: 'hero_contact',
  answers: {},
  arrival: new Date(),
});
const toasts = formToasts('hero_contact', {}, new Date());

/** The site itself. */
export const ours: Subject = {
  name: 'ours',
  path: '/',
  ready: installed,
  nextForm: (tab, address) => tab.open(address),
  send: sendHero,
  sendAgain: sendHeroAgain,
  said: (tab) =>
    saidBy(tab, {
      delivered: [delivered.title],
      saved: [toasts.queued.title, thankYou.waiting, states.paused.title],
      failed: [toasts.failure.title, toasts.parked.title],
    }),
  handOver: mailText,
  kept: async (tab) => Number(await inPage(tab, keptRows, {})),
  keepMore: async (tab, leads) => {
    await inPage(tab, copyFirstRow, leads);
  },
  database: {
    name: 'ashlar',
    store: 'outbox',
    corrupt: { value: { id: 'broken', state: 'pending', nextAttemptAt: 0, schemaVersion: 'x' } },
    writeOldest: async (tab, lead) => {
      await inPage(tab, oldDatabase, lead);
    },
  },
};
