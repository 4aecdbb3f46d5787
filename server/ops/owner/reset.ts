import { hashPassword, newPassword, type PasswordCost } from '../../admin/password.ts';
import { FIRST_OWNER } from '../../store/people.ts';
import type { Store } from '../../store/store.ts';

/**
 * Gives the first owner a new password, which is returned, ends their sessions and switches off
 * their codes and passkeys: whoever runs the server gets in when everything else is lost.
 */
export async function resetOwner(store: Store, cost: PasswordCost): Promise<string> {
  const { people, passkeys } = store;
  if ((await people.find(FIRST_OWNER)) === null) {
    throw new Error('There is no owner yet: the first start of the server makes one.');
  }
  const password = newPassword();
  await people.setPassword(FIRST_OWNER, await hashPassword(password, cost));
  await people.setTotp(FIRST_OWNER, '', 0, []);
  for (const { id } of await passkeys.ofPerson(FIRST_OWNER)) await passkeys.remove(FIRST_OWNER, id);
  await store.audit.add({
    at: Date.now(),
    actor: 'npm run owner',
    network: '',
    kind: 'people',
    subject: FIRST_OWNER,
    to: 'reset',
  });
  return password;
}
