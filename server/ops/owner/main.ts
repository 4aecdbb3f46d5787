import { createCapsuleKeys } from '../../capsules/keys.ts';
import { strongCost } from '../../admin/password.ts';
import { createStore } from '../../store/store.ts';
import { runCommand } from '../command.ts';
import { resetOwner } from './reset.ts';

const USAGE = 'Usage: npm run owner -- --reset, or npm run owner -- --new-capsule-key';

/**
 * `npm run owner` on a stopped server: `-- --reset` gives the first owner a new password,
 * `-- --new-capsule-key` makes the key that phones encrypt capsules to from now on.
 */
await runCommand('Nothing was changed.', async (config, args) => {
  const [option] = args;
  if (args.length !== 1 || (option !== '--reset' && option !== '--new-capsule-key')) {
    throw new Error(USAGE);
  }
  const store = createStore(config);
  try {
    await store.open(console.log);
    if (option === '--new-capsule-key') {
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
