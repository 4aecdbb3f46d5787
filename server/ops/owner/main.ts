import { strongCost } from '../../admin/password.ts';
import { createStore } from '../../store/store.ts';
import { runCommand } from '../command.ts';
import { resetOwner } from './reset.ts';

/** `npm run owner -- --reset`: a new password for the first owner of a stopped server. */
await runCommand('Nothing was changed.', async (config, args) => {
  if (args.join(' ') !== '--reset') throw new Error('Usage: npm run owner -- --reset');
  const store = createStore(config);
  try {
    await store.open(console.log);
    const password = await resetOwner(store, strongCost);
    console.log(`The first owner's new password, shown this once: ${password}`);
    console.log('Their sessions have ended. Codes and passkeys of theirs are switched off.');
  } finally {
    await store.close();
  }
});
