import { describe, expect, test, vi } from 'vitest';
import { registerPeriodicSync, registerSync } from '#outbox/core/sync.ts';

/** A registration as a browser has it: the managers are members of its class's own objects. */
function registrationWith(members: Record<string, unknown>): ServiceWorkerRegistration {
  return Object.assign(Object.create(Object.prototype), members);
}

class Manager {
  readonly asked: unknown[] = [];

  async register(...how: unknown[]): Promise<void> {
    this.asked.push(how);
  }
}

class RefusingManager {
  async register(): Promise<void> {
    throw new DOMException('denied', 'NotAllowedError');
  }
}

describe.each([
  ['Background Sync', 'sync', registerSync, ['lead-outbox']],
  [
    'periodic sync',
    'periodicSync',
    registerPeriodicSync,
    ['lead-outbox', { minInterval: 43_200_000 }],
  ],
] as const)('%s', (_name, member, register, how) => {
  test('is registered under the outbox’s tag, as a method of its manager', async () => {
    const manager = new Manager();
    expect(await register(registrationWith({ [member]: manager }))).toBe(true);
    expect(manager.asked).toEqual([how]);
  });

  test.each([
    ['missing', {}],
    ['not what it should be', { [member]: { register: 'yes' } }],
    ['refused', { [member]: new RefusingManager() }],
  ])('that is %s is false, not an error', async (_what, members) => {
    expect(await register(registrationWith(members))).toBe(false);
  });
});

test('a manager that throws at once is false too', async () => {
  const register = vi.fn<() => Promise<void>>(() => {
    throw new TypeError('no active worker');
  });
  expect(await registerSync(registrationWith({ sync: { register } }))).toBe(false);
  expect(register).toHaveBeenCalledTimes(1);
});
