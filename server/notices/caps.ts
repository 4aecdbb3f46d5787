import { noticeWords } from '#content/admin/notices.ts';
import type { RequestWindows } from '../store/engine.ts';
import type { Recipient } from '../store/notices.ts';
import type { Message } from './message.ts';

const HOUR = 3_600_000;
/**
 * Confirmations per hour that one address can trigger (an IPv6 /64 counts as one), and all
 * together.
 */
const CONFIRMATIONS_OF_SENDER = 5;
const CONFIRMATIONS_OF_ALL = 100;
/** Leads per hour that one recipient is notified of individually. */
const SINGLY = 20;

export type NoticeCaps = ReturnType<typeof createNoticeCaps>;

/** Limits the e-mails and notifications that strangers can trigger per hour. */
export function createNoticeCaps(windows: RequestWindows) {
  const count = async (key: string): Promise<number> => (await windows.hit(key, HOUR)).current;
  return {
    /** Counts a confirmation that a sender triggers; returns whether it may be sent. */
    async mayConfirm(sender: string): Promise<boolean> {
      if ((await count(`confirmations ${sender}`)) > CONFIRMATIONS_OF_SENDER) return false;
      return (await count('confirmations')) <= CONFIRMATIONS_OF_ALL;
    },
    /**
     * Counts a lead for each recipient: who gets it individually, and who has reached the limit.
     */
    async share(recipients: readonly Recipient[]): Promise<Shared> {
      const shared: Shared = { singly: [], asOne: [] };
      for (const one of recipients) {
        const told = await count(`told ${one.channel} ${one.recipient}`);
        shared[told <= SINGLY ? 'singly' : 'asOne'].push(one);
      }
      return shared;
    },
  };
}

type Shared = { singly: Recipient[]; asOne: Recipient[] };

/** One message for all further leads of an hour; its topic makes it unique. */
export function manyLeads(at: number): { topic: string; message: string } {
  const message: Message = { ...noticeWords.alerts.many(SINGLY), path: '/admin/leads' };
  return { topic: `many:${Math.floor(at / HOUR)}`, message: JSON.stringify(message) };
}
