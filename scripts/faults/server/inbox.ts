import { parse } from 'csv-parse';
import { z } from 'zod';
import { exportColumns } from '../../../src/content/admin/export.ts';
import { paths } from '../../../src/contract/paths.ts';
import { open } from './http.ts';
import type { Ledger } from './ledger.ts';
import { PASSWORD, type ServerProcess } from './server-process.ts';
import type { Outcome } from './outcome.ts';

const rowSchema = z.record(z.string(), z.string());

/** A column of the owner's export. */
function cellOf(row: Readonly<Record<string, string>>, column: string): string {
  const cell = row[column];
  if (cell === undefined) throw new Error(`The export has no column ${column}.`);
  return cell;
}

/** Receipts by submission id: more than one if a lead is in the inbox twice. */
type Inbox = ReadonlyMap<string, readonly string[]>;

/** Compares the ledger with the owner's export of the whole inbox. */
export async function judge(
  ledger: Ledger,
  server: ServerProcess,
): Promise<Omit<Outcome, 'fault' | 'seed' | 'done' | 'problems'>> {
  const { changedReceipts, ...figures } = ledger.figures();
  return {
    ...figures,
    ...compare(ledger.receipts, await readInbox(server.address), changedReceipts),
    crashes: server.crashes,
  };
}

/** Acknowledged leads that are missing, and leads that are there more than once. */
export function compare(
  acknowledged: ReadonlyMap<string, string>,
  inbox: Inbox,
  changedReceipts = 0,
): { lost: number; repeats: number } {
  let lost = changedReceipts;
  for (const [id, receipt] of acknowledged) {
    if (!inbox.get(id.toLowerCase())?.includes(receipt)) lost += 1;
  }
  let repeats = 0;
  for (const receipts of inbox.values()) repeats += receipts.length - 1;
  const receipts = [...inbox.values()].flat();
  return { lost, repeats: repeats + receipts.length - new Set(receipts).size };
}

/** Receipts of every lead in the owner's export. */
export async function readInbox(address: string): Promise<Inbox> {
  const cookie = await signIn(address);
  const inbox = new Map<string, string[]>();
  const file = await open(`${address}${paths.adminLeadsCsv}`, { cookie });
  for await (const row of file.pipe(parse({ columns: true, bom: true }))) {
    const cells = rowSchema.parse(row);
    const id = cellOf(cells, exportColumns.id);
    inbox.set(id, [...(inbox.get(id) ?? []), cellOf(cells, exportColumns.receipt)]);
  }
  return inbox;
}

/** The owner's cookie. */
export async function signIn(address: string): Promise<string> {
  const answer = await fetch(`${address}${paths.session}`, {
    method: 'POST',
    body: JSON.stringify({ password: PASSWORD }),
    headers: { 'content-type': 'application/json' },
  });
  if (!answer.ok) throw new Error(`Signing in returned ${answer.status}.`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}
