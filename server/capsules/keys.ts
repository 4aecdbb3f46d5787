import {
  type FirmKey,
  type KeyPair,
  keyPairSchema,
  newKeyPair,
} from '#contract/capsule/sealing.ts';
import { z } from '#contract/zod.ts';
import type { SettingStore } from '../store/settings.ts';

const KEY = 'capsule_keys';

/** Newest first. */
const pairsSchema = z.array(keyPairSchema).check(z.minLength(1));

export type CapsuleKeys = ReturnType<typeof createCapsuleKeys>;

/**
 * The firm's key pairs. Phones encrypt capsules to the newest; the earlier ones stay, since a capsule
 * may have been written long before it is read.
 */
export function createCapsuleKeys(settings: SettingStore) {
  async function pairs(): Promise<readonly [KeyPair, ...KeyPair[]]> {
    const stored = await settings.get(KEY);
    if (stored !== null) return parsed(stored);
    const made = await newKeyPair();
    await settings.add(KEY, JSON.stringify([made]));
    // Another server may have been faster.
    return parsed((await settings.get(KEY)) ?? JSON.stringify([made]));
  }

  return {
    /** Makes the first pair if there is none. */
    pairs,
    async current(): Promise<FirmKey> {
      const [{ key }] = await pairs();
      return { key };
    },
    /** Makes a new pair, which phones learn when they are next online. */
    async rotate(): Promise<void> {
      const made = await newKeyPair();
      await settings.change(KEY, (stored) =>
        JSON.stringify([made, ...(stored === null ? [] : parsed(stored))]),
      );
    },
  };
}

function parsed(stored: string): [KeyPair, ...KeyPair[]] {
  const [newest, ...earlier] = pairsSchema.parse(JSON.parse(stored));
  if (newest === undefined) throw new Error(`The setting ${KEY} has no key.`);
  return [newest, ...earlier];
}
