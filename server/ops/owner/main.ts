import { createCapsuleKeys } from '../../capsules/keys.ts';
import { strongCost } from '../../admin/password.ts';
import { createStore } from '../../store/store.ts';
import { UsageError } from '../arguments.ts';
import { openSource } from '../backup/source.ts';
import { runCommand } from '../command.ts';
import { resetOwner } from './reset.ts';

const use = {
  failed: 'Nothing was changed.',
  usage: 'npm run owner -- --reset, or npm run owner -- --new-capsule-key',
  options: { reset: { type: 'boolean' }, 'new-capsule-key': { type: 'boolean' } },
} as const;

/**
 * `npm run owner` on a stopped server: `-- --reset` gives the first owner a new password,
 * `-- --new-capsule-key` makes the key that phones encrypt capsules to from now on.
 */
await runCommand(use, async (config, { values }) => {
  if (Object.keys(values).length !== 1) throw new UsageError(use.usage);
  // The store would create a database that is not there, or wait for it.
  await (await openSource(config)).close();
  const store = createStore(config);
  try {
    await store.open(console.log);
    if (values['new-capsule-key'] === true) {
      await createCapsuleKeys(store.settings).rotate();
      console.log(
        'There is a new capsule key. Earlier ones still open what was encrypted to them.',
      );
      return;
    }
    const password = await resetOwner(store, strongCost);
    console.log(`The first owner's new password, shown only once: ${password}`);
    console.log('Their sessions have ended. Codes and passkeys of theirs are switched off.');
  } finally {
    await store.close();
  }
});
