import { createQueryId, CompiledQuery, type Kysely, type RootOperationNode } from 'kysely';
import type { Store } from '#server/store/store.ts';
import type { Tables } from '#server/store/tables.ts';
import { onPostgres } from './databases.ts';

/** What `work` asks of the database it is given, each query as the engine gets it. */
export async function queriesOf(
  { db }: Store,
  work: (db: Kysely<Tables>) => Promise<unknown>,
): Promise<CompiledQuery[]> {
  const nodes: RootOperationNode[] = [];
  const noting = db.withPlugin({
    transformQuery({ node }) {
      nodes.push(node);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  await work(noting);
  return nodes.map((node) => db.getExecutor().compileQuery(node, createQueryId()));
}

/** How the engine goes about a query, as it says itself. */
export async function planOf({ db }: Store, { sql, parameters }: CompiledQuery): Promise<string> {
  if (!onPostgres) {
    const { rows } = await db.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
    );
    return rows.map(({ detail }) => detail).join('\n');
  }
  return db.transaction().execute(async (trx) => {
    // A table without rows is always walked through otherwise.
    await trx.executeQuery(CompiledQuery.raw('set local enable_seqscan = off'));
    const { rows } = await trx.executeQuery<{ 'QUERY PLAN': string }>(
      CompiledQuery.raw(`explain ${sql}`, [...parameters]),
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}
