import { ensurePassword } from '../../server/admin/password.ts';
import { openStore } from '../../server/store/store.ts';

// Run as a program: makes the database of a site whose owner has a password, in a new folder. Its
// hash is quick to check, which no server would make: that takes half a second of a processor.
const QUICK = { N: 2 ** 10, r: 8, p: 1 };

const [folder, given] = process.argv.slice(2);
if (folder === undefined || given === undefined) throw new Error('Give a folder and a password.');
const store = await openStore(folder);
try {
  await ensurePassword(store.people, { given, cost: QUICK });
} finally {
  await store.close();
}
