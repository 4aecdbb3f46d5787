import type { FastifyRequest } from 'fastify';
import { clientNetwork } from './client-address.ts';
import { nameIn } from './admin/current.ts';
import type { AuditRecord, AuditStore } from './store/audit.ts';
import type { RequestWindows } from './store/engine.ts';

const HOUR = 3_600_000;
/** Refused sign-ins that are recorded singly per hour: guesses must not fill the disk. */
const REFUSED_SINGLY = 200;

/** What a request did. */
export type Deed = Pick<AuditRecord, 'kind' | 'subject' | 'from' | 'to'>;

export type Audit = ReturnType<typeof createAudit>;

/** Records in the audit log what requests do: who, from where and when. */
export function createAudit(store: AuditStore, windows: RequestWindows, now: () => number) {
  function entryOf(request: FastifyRequest, deed: Deed): AuditRecord {
    return { at: now(), actor: nameIn(request), network: clientNetwork(request), ...deed };
  }

  return {
    /** The entry of a request, to be recorded in the transaction that does what it says. */
    entryOf,
    /** Records what a request does. */
    note: (request: FastifyRequest, deed: Deed): Promise<void> => store.add(entryOf(request, deed)),
    /** Records each setting that a request changed. */
    async noteChanges(request: FastifyRequest, before: object, after: object): Promise<void> {
      for (const change of changesBetween(before, after)) {
        await store.add(entryOf(request, { kind: 'settings', ...change }));
      }
    },
    /** Records a refused sign-in; after many in one hour, only that there are more. */
    async noteRefused(request: FastifyRequest, subject = ''): Promise<void> {
      const { current } = await windows.hit('refused sign-ins', HOUR);
      if (current > REFUSED_SINGLY + 1) return;
      const to = current > REFUSED_SINGLY ? 'more' : '';
      await store.add(entryOf(request, { kind: 'sign_in_refused', subject, to }));
    },
  };
}

/** Values that differ, by name. */
export function changesBetween(
  before: object,
  after: object,
): { subject: string; from: string; to: string }[] {
  const [old, current] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...old.keys(), ...current.keys()])]
    .map((subject) => ({
      subject,
      from: textOf(old.get(subject)),
      to: textOf(current.get(subject)),
    }))
    .filter(({ from, to }) => from !== to);
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
