import type { Page } from '@playwright/test';
import { encode } from 'uqr';
import { apiErrorTexts } from '../../src/content/admin/api-errors.ts';
import { byHand } from '../../src/content/admin/by-hand.ts';
import { capsuleProblems, capsuleWords } from '../../src/content/admin/capsules.ts';
import { blockOf } from '../../src/contract/capsule/block.ts';
import { makeCapsule } from '../../src/contract/capsule/capsule.ts';
import { qrPartsOf } from '../../src/contract/capsule/qr.ts';
import { firmKeySchema } from '../../src/contract/capsule/sealing.ts';
import { leadDetailSchema } from '../../src/contract/admin/leads.ts';
import type { Envelope } from '../../src/contract/envelope.ts';
import { expectAccessible } from '../support/axe.ts';
import { cachedLeads } from '../support/cached-leads.ts';
import { adminPartsKept } from '../support/hero.ts';
import { leave } from '../support/leave.ts';
import { NETWORK_DOWN } from '../support/network-down.ts';
import type { Site } from '../support/site.ts';
import { envelopeFor } from '../support/submission.ts';
import { expect, signedIn, test as base } from './admin-set-up.ts';

const test = base.extend({ expectedErrors: async ({}, use) => use([NETWORK_DOWN]) });

const { paste, scan, waiting, outcomes, kept } = capsuleWords;

async function capsuleOf(site: Site, envelope: Envelope) {
  const answer = await fetch(`${site.url}/api/capsule-key`);
  return makeCapsule({ envelope, lock: null }, firmKeySchema.parse(await answer.json()));
}

async function messageOf(site: Site, envelope: Envelope): Promise<string> {
  const block = blockOf(await capsuleOf(site, envelope));
  return `Request to Ashlar & Sons\nAoife Nguyễn-O’Brien\n(02) 7010 1995\n\n> ${block.replaceAll('\n', '\n> ')}`;
}

async function pasteIn(page: Page, message: string): Promise<void> {
  await page.getByRole('button', { name: paste.open }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(paste.label).fill(message);
  await dialog.getByRole('button', { name: paste.button }).click();
}

/** A camera in front of which QR codes follow one another. */
async function cameraSees(page: Page, codes: readonly string[]): Promise<void> {
  const pictures = codes.map((code) => encode(code, { border: 4 }).data);
  await page.addInitScript((shown) => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 960;
    const context = canvas.getContext('2d');
    let turn = 0;
    const draw = () => {
      const rows = shown[turn % shown.length] ?? [];
      turn += 1;
      const size = canvas.width / rows.length;
      context?.clearRect(0, 0, canvas.width, canvas.height);
      rows.forEach((row, y) =>
        row.forEach((isDark, x) => {
          if (!context) return;
          context.fillStyle = isDark ? '#000' : '#fff';
          context.fillRect(x * size, y * size, size + 1, size + 1);
        }),
      );
    };
    navigator.mediaDevices.getUserMedia = async () => {
      draw();
      setInterval(draw, 500);
      return canvas.captureStream(10);
    };
  }, pictures);
}

async function roadsOf(site: Site, id: string): Promise<string[]> {
  const headers = { cookie: await site.signIn() };
  const answer = await fetch(`${site.url}/api/admin/leads/${id}`, { headers });
  const { events = [] } = leadDetailSchema.parse(await answer.json());
  return events.flatMap(({ kind, text, reason }) => (kind === 'road' ? [`${text} ${reason}`] : []));
}

test('a pasted message is a lead, and refused in words when it was altered', async ({
  page,
  site,
}) => {
  const envelope = envelopeFor();
  const message = await messageOf(site, envelope);
  await signedIn(page, '/admin/leads');
  await pasteIn(page, 'Good morning, please ring me.');
  await expect(page.getByText(capsuleProblems.none)).toBeVisible();
  await expectAccessible(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(paste.label).fill(message);
  await dialog.getByRole('button', { name: paste.button }).click();
  await expect(page.getByText(outcomes.stored)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(envelope.submissionId));
  await expect(page.getByText('Came as a message that was pasted')).toBeVisible();
  expect(await site.inbox()).toHaveLength(1);
});

test('a message pasted into Add a lead is its request, and is refused in words once that is erased', async ({
  page,
  site,
}) => {
  const envelope = envelopeFor();
  const message = await messageOf(site, envelope);
  await signedIn(page, '/admin/leads');
  await page.getByRole('link', { name: byHand.open }).click();
  await page.getByLabel(byHand.paste).evaluate((field, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const pasting = { clipboardData, bubbles: true, cancelable: true };
    field.dispatchEvent(new ClipboardEvent('paste', pasting));
  }, message);
  await expect(page).toHaveURL(new RegExp(envelope.submissionId));
  expect(await roadsOf(site, envelope.submissionId)).toEqual(['pasted first']);

  const headers = { cookie: await site.signIn(), origin: site.url };
  const lead = `${site.url}/api/admin/leads/${envelope.submissionId}`;
  expect((await fetch(lead, { method: 'DELETE', headers })).status).toBe(204);
  await page.goto('/admin/leads');
  await pasteIn(page, message);
  await expect(page.getByRole('dialog').getByText(apiErrorTexts.gone)).toBeVisible();
});

test('without signal a pasted and a scanned request wait on the phone, and each arrives once', async ({
  page,
  context,
  site,
}) => {
  const [pasted, scanned] = [
    envelopeFor(),
    envelopeFor({ data: { message: 'wall '.repeat(99), pageUrl: `https://a.example/${noise()}` } }),
  ];
  const message = await messageOf(site, pasted);
  const codes = await qrPartsOf(await capsuleOf(site, scanned));
  expect(codes.length).toBeGreaterThan(1);
  await leave(site, { name: 'Mary Neill' });
  await cameraSees(page, codes);
  await signedIn(page, '/admin/leads');
  await adminPartsKept(page);
  await expect.poll(() => cachedLeads(page)).toBe(1);

  await context.setOffline(true);
  await page.reload();
  await pasteIn(page, message);
  await expect(page.getByText(kept.description)).toBeVisible();
  await page.getByRole('button', { name: scan.open }).click();
  await expect(page.getByText(waiting.title(2))).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  expect(await site.inbox()).toHaveLength(1);

  await page.close();
  const again = await context.newPage();
  await again.goto('/admin/leads');
  await expect(again.getByText(waiting.title(2))).toBeVisible();
  await context.setOffline(false);
  await expect(again.getByText(/waiting to be sent/)).toHaveCount(0);
  expect(await site.inbox()).toHaveLength(3);
  expect(await roadsOf(site, pasted.submissionId)).toEqual(['pasted first']);
  expect(await roadsOf(site, scanned.submissionId)).toEqual(['scanned first']);
});

/** Text that does not get shorter. */
function noise(): string {
  return Array.from({ length: 40 }, () => crypto.randomUUID()).join('');
}
