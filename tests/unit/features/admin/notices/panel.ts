import type { NoticePanel } from '#contract/admin/notices.ts';

/** Who is told, of an owner who has set nothing but `settings`. */
export function aPanel(settings: Partial<NoticePanel['settings']> = {}): NoticePanel {
  return {
    settings: { recipients: [], quietHours: null, ...settings },
    mailMissing: [],
    knowsAddress: true,
    devices: [],
    pushKey: '',
  };
}
