import { randomBytes } from 'node:crypto';
import type { Db } from './engine.ts';
import { createSettingStore } from './settings.ts';

const SIGNING_KEY = 'photo_key';
const KEY_BYTES = 32;

/** The key that signs photo URLs, generated on first use. */
export async function photoKey(db: Db): Promise<Buffer> {
  const key = await createSettingStore(db).getOrMake(SIGNING_KEY, () =>
    randomBytes(KEY_BYTES).toString('hex'),
  );
  return Buffer.from(key, 'hex');
}
