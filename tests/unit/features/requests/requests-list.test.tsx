import { Blob } from 'node:buffer';
import { beforeEach, vi, describe, test, expect, onTestFinished } from 'vitest';
import { cleanup, render, screen, fireEvent, within } from '@testing-library/react';
import { ThemeProvider } from '@mui/material/styles';
import { MemoryRouter } from 'react-router-dom';
import { type QueuedToast, connectHost } from '#components/toast/toasts.tsx';
import type { Submission } from '#outbox/core/record.ts';
import { refreshOutbox } from '#outbox/page/view.ts';
import { theme } from '#theme/theme.ts';
import { RequestsList } from '#features/requests/RequestsList.tsx';
import { waitingWords } from '#content/waiting.ts';
import { prospectHere } from '#outbox/core/capabilities.ts';
import { requests } from '#content/requests.ts';
import { business } from '#content/business.ts';
import { capsulesIn } from '#contract/capsule/block.ts';
import { list, get } from '#outbox/core/rows.ts';
import { freshOutbox, putRaw } from '../../outbox/fresh-outbox.ts';
import { rowWith, visitor } from '../../../support/submission.ts';

// @vitest-environment jsdom

const later = Date.now() + 3_600_000;

const edited: string[] = [];

const toasts: QueuedToast[] = [];

beforeEach(async () => {
  await freshOutbox();
  edited.length = 0;
  toasts.length = 0;
  const disconnect = connectHost((toast) => toasts.push(toast));
  // jsdom's can't be read as streams.
  vi.stubGlobal('Blob', Blob);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  return () => {
    cleanup();
    disconnect();
    vi.unstubAllGlobals();
  };
});

async function show(...rows: Submission[]): Promise<void> {
  for (const row of rows) await putRaw(row);
  // What an earlier list has read is not this one's.
  await refreshOutbox();
  render(
    <ThemeProvider theme={theme}>
      <MemoryRouter>
        <RequestsList onEdit={(id) => edited.push(id)} />
      </MemoryRouter>
    </ThemeProvider>,
  );
}

/** jsdom lays nothing out. */
class NoResizing {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const cards = () => screen.findAllByRole('listitem').then((all) => all.filter((one) => one.id));

const button = (name: string) => screen.findByRole('button', { name });

describe('the list of requests', () => {
  test('says that there is nothing, and where to begin', async () => {
    await show();
    expect(await screen.findByRole('heading', { name: requests.empty.title })).toBeDefined();
    const link = screen.getByRole('link', { name: requests.empty.link.label });
    expect(link.getAttribute('href')).toBe('/quote');
  });

  test('of hundreds has only those near the screen in the page, each with its place among all', async () => {
    vi.stubGlobal('ResizeObserver', NoResizing);
    vi.stubGlobal('scrollTo', () => undefined);
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(300);
    onTestFinished(() => void vi.restoreAllMocks());
    await show(...Array.from({ length: 120 }, (_, at) => rowWith({ createdAt: at + 1 })));
    const shown = await cards();
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.length).toBeLessThan(40);
    expect(shown[0]?.getAttribute('aria-setsize')).toBe('120');
    expect(shown[0]?.getAttribute('aria-posinset')).toBe('1');
    expect(screen.getByText(requests.countLabel(120))).toBeDefined();
  });

  test('shows each waiting state in plain words with what can be done', async () => {
    const refused = { kind: 'http', status: 400, at: 1 } as const;
    const fields = [{ path: 'envelope.data.phone', message: 'is not one' }];
    await show(
      rowWith({ state: 'pending', nextAttemptAt: later, attempts: 2 }),
      rowWith({ state: 'paused', nextAttemptAt: later }),
      rowWith({ state: 'parked', lastFailure: { ...refused, fields } }),
    );
    expect(await cards()).toHaveLength(3);
    // This browser has no Background Sync.
    expect(screen.getByText(waitingWords(prospectHere()).card)).toBeDefined();
    for (const state of ['paused', 'parked'] as const) {
      expect(screen.getByText(requests.states[state].text)).toBeDefined();
    }
    expect(screen.getByText('Tried twice', { exact: false })).toBeDefined();
    expect(screen.getByText('Phone number: is not one')).toBeDefined();
    expect(screen.getAllByText('Next try in about 1 hour')).toHaveLength(2);
    expect(screen.getAllByRole('button', { name: requests.buttons.edit })).toHaveLength(3);
  });

  test('shows of a delivered one its receipt and nothing personal', async () => {
    const receipt = { receipt: 'A-7KQ4', receivedAt: '2026-11-21T05:05:00.000Z' };
    await show(rowWith({ state: 'delivered', envelope: null, settledAt: 5, receipt }));
    const [card] = await cards();
    const group = screen.getByRole('region', { name: requests.sentHeading });
    expect(group.contains(card ?? null)).toBe(true);
    expect(card?.textContent).toContain('A-7KQ4');
    expect(card?.textContent).not.toContain(visitor.lastName);
    expect(screen.queryByRole('link', { name: requests.buttons.sms })).toBeNull();
  });

  test('gives a message with the request’s text and all of it as a block, and the number to call', async () => {
    await show(rowWith({ state: 'pending', nextAttemptAt: later }));
    const sms = await screen.findByRole('link', { name: requests.buttons.sms });
    const href = sms.getAttribute('href') ?? '';
    expect(href.startsWith(`sms:${business.mobile.e164}?&body=`)).toBe(true);
    expect(decodeURIComponent(href)).toContain(visitor.name);
    await expect
      .poll(() => capsulesIn(decodeURIComponent(sms.getAttribute('href') ?? '')))
      .toHaveLength(1);
    const call = screen.getByRole('link', { name: requests.buttons.call });
    expect(call.getAttribute('href')).toBe(business.phone.href);
  });

  test('gives only the text of a request that no server of ours will read', async () => {
    const destination = {
      kind: 'webhook',
      url: 'https://hooks.example.com/a',
      mode: 'cors',
    } as const;
    await show(rowWith({ state: 'pending', nextAttemptAt: later, destination }), rowWith({}));
    const links = () =>
      screen
        .getAllByRole('link', { name: requests.buttons.sms })
        .map((link) => link.getAttribute('href') ?? '');
    await expect.poll(() => links().filter((href) => href.includes('request%3A'))).toHaveLength(1);
    expect(links()).toHaveLength(2);
  });

  test('hands the one to be corrected to the page', async () => {
    const row = rowWith({ state: 'parked' });
    await show(row);
    fireEvent.click(await button(requests.buttons.edit));
    expect(edited).toEqual([row.id]);
  });

  test('deletes one, keeps the focus, and brings it back on undo', async () => {
    const row = rowWith({ state: 'parked' });
    await show(row, rowWith({ state: 'parked' }));
    const card = (await cards()).find((one) => one.id.endsWith(row.id));
    if (!card) throw new Error('the request is not listed');
    fireEvent.click(within(card).getByRole('button', { name: requests.buttons.delete }));
    await expect.poll(() => list().then((rows) => rows.length)).toBe(1);
    expect(document.activeElement?.textContent).toBe(requests.waitingHeading);
    await expect
      .poll(() => toasts.map(({ message }) => message.title))
      .toEqual([requests.deleted.title]);
    toasts[0]?.message.action?.onPress();
    await expect.poll(() => get(row.id)).toEqual(row);
  });

  test('says of one whose answer was lost that a copy may have arrived, if nobody can be asked', async () => {
    const lastFailure = { kind: 'timeout', status: null, at: 1, fields: [] } as const;
    const unknown = {
      attempts: 1,
      nextAttemptAt: later,
      lastFailure: { ...lastFailure, fields: [] },
    };
    // As an earlier release has stored it.
    await show(rowWith({ ...unknown, leadKey: undefined }));
    fireEvent.click(await button(requests.buttons.delete));
    await expect
      .poll(() => toasts.map(({ message }) => message))
      .toMatchObject([requests.deletedMayHaveArrived]);
  });

  test('lists one whose answer was lost as being deleted, until its receiver has been asked', async () => {
    const row = rowWith({
      attempts: 1,
      nextAttemptAt: later,
      lastFailure: { kind: 'timeout', status: null, at: 1, fields: [] },
    });
    await show(row);
    fireEvent.click(await button(requests.buttons.delete));
    expect(await screen.findByText(requests.states.withdrawn.text)).toBeDefined();
    expect(toasts.map(({ message }) => message)).toMatchObject([requests.withdrawn]);
    toasts[0]?.message.action?.onPress();
    await expect.poll(() => get(row.id)).toMatchObject({ state: 'pending' });
    await expect
      .poll(() => screen.queryByText(requests.states.withdrawn.text), { timeout: 5_000 })
      .toBeNull();
  });

  test('has a delivered one deleted at our end only when that is asked for', async () => {
    const row = rowWith({ state: 'delivered', envelope: null, settledAt: 5 });
    await show(row);
    fireEvent.click(await button(requests.buttons.withdraw));
    await expect.poll(() => get(row.id)).toMatchObject({ state: 'withdrawn' });
    await expect
      .poll(() => screen.queryByRole('button', { name: requests.buttons.clear }), {
        timeout: 5_000,
      })
      .toBeNull();
  });

  test('says why one was not deleted, and clears it from the list', async () => {
    const kept = { state: 'kept', envelope: null, settledAt: 5 } as const;
    const failed = { kind: 'http', status: 403, at: 1, fields: [] } as const;
    const rows = [rowWith(kept), rowWith({ ...kept, lastFailure: { ...failed, fields: [] } })];
    await show(...rows);
    expect(await screen.findByText(requests.states.kept.text)).toBeDefined();
    expect(await screen.findByText(requests.notDeleted)).toBeDefined();
    for (const clear of await screen.findAllByRole('button', { name: requests.buttons.clear })) {
      fireEvent.click(clear);
    }
    await expect.poll(list).toEqual([]);
  });

  test('clears what was delivered and keeps what waits', async () => {
    const waits = rowWith({ state: 'parked' });
    await show(waits, rowWith({ state: 'delivered', envelope: null, settledAt: 5 }));
    fireEvent.click(await button(requests.buttons.clearAll));
    await expect.poll(() => list().then((rows) => rows.map(({ id }) => id))).toEqual([waits.id]);
    await expect.poll(() => screen.queryByText(requests.sentHeading)).toBeNull();
  });

  test('tries one at once on demand, and says when it did not get through', async () => {
    const row = rowWith({ state: 'pending', nextAttemptAt: later });
    await show(row);
    fireEvent.click(await button(requests.buttons.retry));
    await expect.poll(() => get(row.id)).toMatchObject({ state: 'pending', attempts: 1 });
    await expect
      .poll(() => toasts.map(({ message }) => message.title))
      .toContain(requests.stillWaiting.title);
    expect(
      await screen.findByText(`${requests.reason}: ${requests.reasons.network}`),
    ).toBeDefined();
  });

  test.each([
    [422, requests.stillRefused],
    [404, requests.stillPaused],
  ])('says of one that is answered %i again that it waits for somebody', async (status, words) => {
    await show(rowWith({ state: 'parked' }));
    vi.stubGlobal('fetch', async () => Response.json({ error: 'invalid' }, { status }));
    fireEvent.click(await button(requests.buttons.retry));
    await expect
      .poll(() => toasts.map(({ message }) => message))
      .toMatchObject([{ title: words.title, description: words.text }]);
  });

  test('follows a change made elsewhere', async () => {
    const row = rowWith({ state: 'pending', nextAttemptAt: later });
    await show(row);
    await cards();
    const { update } = await import('#outbox/leads/store.ts');
    await update([row.id], (one) => ({ ...one, state: 'sending', leaseUntil: later }));
    expect(await screen.findByText(requests.states.sending.text)).toBeDefined();
    expect(screen.queryByRole('button', { name: requests.buttons.delete })).toBeNull();
  });

  test('mentions entries that cannot be read', async () => {
    await putRaw({ id: 'torn', state: 'pending' });
    await show(rowWith({ state: 'parked' }));
    expect(
      await screen.findByText(requests.states.unreadable.text, { exact: false }),
    ).toBeDefined();
  });

  test('says plainly when the browser keeps nothing', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await show();
    expect(await screen.findByText(requests.unavailable.text)).toBeDefined();
  });
});

describe('the focus', () => {
  test('goes to what is said of an empty list when the last request is deleted', async () => {
    await show(rowWith({ nextAttemptAt: later }));
    const remove = await button(requests.buttons.delete);
    remove.focus();
    fireEvent.click(remove);
    const heading = await screen.findByRole('heading', { name: requests.empty.title });
    expect(document.activeElement).toBe(heading);
  });

  test('stays where the visitor has put it meanwhile', async () => {
    await show(rowWith({ nextAttemptAt: later }));
    const remove = await button(requests.buttons.delete);
    remove.focus();
    fireEvent.click(remove);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await screen.findByRole('heading', { name: requests.empty.title });
    expect(document.activeElement).toBe(document.body);
  });
});
