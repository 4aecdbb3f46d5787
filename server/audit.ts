import type { FastifyRequest } from 'fastify';
import { clientNetwork } from './client-address.ts';
import { nameIn } from './admin/current.ts';
import type { AuditRecord } from './store/audit.ts';
import type { RequestWindows } from './store/engine.ts';
import type { OwnerSettings } from './store/owner-settings.ts';
import type { Store } from './store/store.ts';

const HOUR = 3_600_000;
/** Refused sign-ins that are recorded singly per hour: guesses must not fill the disk. */
const REFUSED_SINGLY = 200;

/** What a request did. */
export type Deed = Pick<AuditRecord, 'kind' | 'subject' | 'from' | 'to'>;

export type Audit = ReturnType<typeof createAudit>;

/** Records in the audit log what requests do: who, from where and when. */
export function createAudit(
  { audit: store, changeSettings }: Pick<Store, 'audit' | 'changeSettings'>,
  windows: RequestWindows,
  now: () => number,
) {
  function entryOf(request: FastifyRequest, deed: Deed): AuditRecord {
    return { at: now(), actor: nameIn(request), network: clientNetwork(request), ...deed };
  }

  return {
    /** The entry of a request, to be recorded in the transaction that does what it says. */
    entryOf,
    /** Records what a request does. */
    note: (request: FastifyRequest, deed: Deed): Promise<void> => store.add(entryOf(request, deed)),
    /** Changes settings; what `work` returns is recorded in the same transaction. */
    change: (
      request: FastifyRequest,
      work: (within: OwnerSettings) => Promise<readonly Deed[]>,
    ): Promise<void> =>
      changeSettings(async (within) => (await work(within)).map((deed) => entryOf(request, deed))),
    /** Records a refused sign-in; after many in one hour, only that there are more. */
    async noteRefused(request: FastifyRequest, subject = ''): Promise<void> {
      const { current } = await windows.hit('refused sign-ins', HOUR);
      if (current > REFUSED_SINGLY + 1) return;
      const to = current > REFUSED_SINGLY ? 'more' : '';
      await store.add(entryOf(request, { kind: 'sign_in_refused', subject, to }));
    },
  };
}

/** The settings that differ, as what a request did. */
export function changesBetween(before: object, after: object): Deed[] {
  const [old, current] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...old.keys(), ...current.keys()])]
    .map((subject) => ({
      kind: 'settings' as const,
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
