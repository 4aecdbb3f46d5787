import type { Page } from '@playwright/test';

/** What a first visit may come over. */
export const lines = {
  'a fast line': null,
  'a poor line and a slow phone': { bytesPerSecond: 50_000, latencyMs: 400, cpuTimes: 4 },
} as const;

export type Line = keyof typeof lines;

/** What stories go through in turn where not every combination with a line is run. */
export const LINES: readonly [Line, Line] = ['a fast line', 'a poor line and a slow phone'];

/** One of two, in turn. */
export const inTurn = <T, U>([even, odd]: readonly [T, U], place: number): T | U =>
  place % 2 === 0 ? even : odd;

/** Gives the page the line and the processor of a visitor; before it is opened. */
export async function over(page: Page, line: Line): Promise<void> {
  const poor = lines[line];
  if (!poor) return;
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: poor.latencyMs,
    downloadThroughput: poor.bytesPerSecond,
    uploadThroughput: poor.bytesPerSecond,
  });
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: poor.cpuTimes });
}
