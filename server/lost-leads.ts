import { businessDay } from '#content/business-time.ts';
import { type LostOnPhones, lostOnPhonesSchema } from '#contract/admin/analytics.ts';
import type { SettingStore } from './store/settings.ts';

const KEY = 'lost_on_phones';

const NONE: LostOnPhones = { total: 0, lastDay: null };

/** How many requests browsers have erased before they arrived: numbers only, no person. */
export function createLostLeads(settings: Pick<SettingStore, 'get' | 'change'>, now: () => number) {
  return {
    read: async (): Promise<LostOnPhones> => parsed(await settings.get(KEY)),
    add: (count: number): Promise<void> =>
      settings.change(KEY, (before) => {
        const { total } = parsed(before);
        return JSON.stringify({ total: total + count, lastDay: businessDay(now()) });
      }),
  };
}

export type LostLeads = ReturnType<typeof createLostLeads>;

function parsed(text: string | null): LostOnPhones {
  return text === null ? NONE : lostOnPhonesSchema.parse(JSON.parse(text));
}
