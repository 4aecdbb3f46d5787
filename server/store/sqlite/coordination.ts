import { sql } from 'kysely';
import { z } from '#contract/zod.ts';
import type { Claim, Coordination, Db } from '../engine.ts';
import type { StoreEvent } from '../events.ts';
import { afterCommit } from '../transaction.ts';

const idRow = z.object({ id: z.int() });
const dueRow = z.object({ due: z.nullable(z.int()) });

// One index seek per form type: sorted together, the whole backlog would be read.
const nextDue = ({ formTypes, now, except = [] }: Claim) =>
  sql`select jobs.id from json_each(${JSON.stringify(formTypes)}) as wanted
    join jobs on jobs.id = (select id from jobs
      where form_type = wanted.value and state = 'pending' and next_attempt_at <= ${now}
        and id not in (select value from json_each(${JSON.stringify(except)}) as busy)
      order by next_attempt_at, id limit 1)
    order by jobs.next_attempt_at, jobs.id limit 1`;

const earliest = (formTypes: readonly string[]) =>
  sql`select min((select min(next_attempt_at) from jobs
      where form_type = wanted.value and state = 'pending')) as due
    from json_each(${JSON.stringify(formTypes)}) as wanted`;

const done = (): Promise<void> => Promise.resolve();

/**
 * Only one server uses the folder, and its transactions run one at a time; the forwarder itself
 * tracks its requests to each destination.
 */
export function aloneOn(db: Db): Coordination {
  const listeners: ((event: StoreEvent) => void)[] = [];
  return {
    lockLead: done,
    release: done,
    announce: done,
    onAnnounced: () => undefined,
    publish(trx, event) {
      afterCommit(trx, () => listeners.forEach((listener) => listener(event)));
      return done();
    },
    onEvent: (listener) => void listeners.push(listener),
    async claim(claim) {
      const { rows } = await nextDue(claim).execute(db);
      return rows[0] === undefined ? null : idRow.parse(rows[0]).id;
    },
    releaseNotice: done,
    async claimNotice(channel, now) {
      const { rows } = await sql`select id from notices
        where channel = ${channel} and state = 'pending' and next_attempt_at <= ${now}
        order by next_attempt_at, id limit 1`.execute(db);
      return rows[0] === undefined ? null : idRow.parse(rows[0]).id;
    },
    async earliestDue(formTypes) {
      const { rows } = await earliest(formTypes).execute(db);
      return dueRow.parse(rows[0]).due;
    },
  };
}
