import type { NoticeSetup } from '#contract/admin/notices.ts';

/** Who is told, of an owner who has set nothing but `settings`. */
export function aSetup(settings: Partial<NoticeSetup['settings']> = {}): NoticeSetup {
  return {
    settings: { recipients: [], quietHours: null, ...settings },
    mailMissing: [],
    knowsAddress: true,
    devices: [],
    pushKey: '',
  };
}
