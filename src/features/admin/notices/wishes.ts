import type { NoticeSettings } from '#contract/admin/notices.ts';

/** What one address or device is told. */
export type Wishes = Omit<NoticeSettings['recipients'][number], 'email'>;
