import { expect, test, vi } from 'vitest';
import { aServer } from '../support/server.ts';

/** What a server with these settings prints at its start. */
async function toldWith(settings: Record<string, string>): Promise<string[]> {
  const told: string[] = [];
  const { app } = await aServer(settings, { tell: (line) => told.push(line) });
  await app.listen({ port: 0, host: '127.0.0.1' });
  await vi.waitFor(() => expect(told.join('\n')).toContain('Nobody is notified'));
  return told;
}

test('A start says that nobody is notified of new leads', async () => {
  expect(await toldWith({})).toEqual([
    'Nobody is notified of new leads: they wait until someone opens the inbox. Add an address or a phone at /admin/notices, or set NOTIFY_EMAIL.',
  ]);
});

test('A start says that e-mail is half configured', async () => {
  expect(await toldWith({ SMTP_URL: 'smtp://127.0.0.1:1' })).toContain(
    'SMTP_URL is set but MAIL_FROM is not: no e-mail is sent. Set MAIL_FROM, for example MAIL_FROM="Name <office@example.com>".',
  );
});

test('A start says which webhook is not allowed any more', async () => {
  const told: string[] = [];
  const { app, store } = await aServer({}, { tell: (line) => told.push(line) });
  await store.webhooks.save('hero_contact', 'https://hooks.make.com/secret-path');
  await app.listen({ port: 0, host: '127.0.0.1' });
  await vi.waitFor(() => expect(told.join('\n')).toContain('hooks.make.com'));
  expect(told.join('\n')).not.toContain('secret-path');
});
