import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, devices, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { z } from 'zod';
import { fillHero, heroForm } from '../../tests/support/hero.ts';
import { browserFlags } from '../browser.ts';
import { newPlace, SiteProcess } from '../site/site-process.ts';

const PICTURES = 6;
/** 48 megapixels. */
const SIDES = { width: 8000, height: 6000 };
const SLOWER = 4;
/** Longer, the page would be felt to stick. */
const LONGEST_TASK_MS = 200;
const LIMIT_MS = 300_000;

/** What it takes to pick photographs on a slow phone. */
export type PhotosResult = {
  readonly pictures: number;
  readonly pickedMb: number;
  /** From picking them until all are small, on the disk and shown. */
  readonly ms: number;
  /** The longest task of the main thread in that time; 0 when none was over 50 ms. */
  readonly longestTaskMs: number;
  /** Of the page's process with its workers: before, and the most it ever had; null where not known. */
  readonly memoryMb: { readonly before: number; readonly most: number } | null;
};

/** What is wrong with the figures; null when nothing is. */
export function photosProblem({ longestTaskMs }: PhotosResult): string | null {
  if (longestTaskMs <= LONGEST_TASK_MS) return null;
  return `a main-thread task took ${longestTaskMs} ms, more than ${LONGEST_TASK_MS} ms`;
}

/** Picks six photographs of 48 megapixels in the real form, at a quarter of this machine's speed. */
export async function measurePhotos(program: string): Promise<PhotosResult> {
  const folder = await mkdtemp(join(tmpdir(), 'ashlar-photos-'));
  const site = new SiteProcess(await newPlace(), {});
  const browser = await chromium.launch({ executablePath: program, args: [...browserFlags] });
  try {
    const files: string[] = [];
    for (let index = 0; index < PICTURES; index += 1) files.push(await picture(folder, index));
    const sizes = await Promise.all(
      files.map((file) => readFile(file).then(({ length }) => length)),
    );
    await site.up();
    const context = await browser.newContext(devices['Pixel 7']);
    const page = await context.newPage();
    await page.addInitScript(() => {
      const tasks: number[] = [];
      Object.assign(window, { longTasks: tasks });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      }).observe({ type: 'longtask' });
    });
    await page.goto(site.url);
    await fillHero(page);
    await page.waitForLoadState('networkidle');
    const measured = await picked(browser, page, files);
    const pickedMb = megabytes(sizes.reduce((sum, size) => sum + size, 0));
    return { pictures: PICTURES, pickedMb, ...measured };
  } finally {
    await browser.close();
    await site.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

async function picked(browser: Browser, page: Page, files: readonly string[]) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const before = await rendererMemory(browser, 'VmRSS');
  await page.evaluate(() => Object.assign(Reflect.get(window, 'longTasks'), { length: 0 }));
  const began = performance.now();
  const form = heroForm(page);
  await form.getByLabel('Photos (optional)').setInputFiles([...files]);
  await form.getByRole('img', { name: `Photo ${files.length}` }).waitFor({ timeout: LIMIT_MS });
  const ms = Math.round(performance.now() - began);
  const tasks = z
    .array(z.number())
    .parse(await page.evaluate(() => Reflect.get(window, 'longTasks')));
  const most = await rendererMemory(browser, 'VmHWM');
  const memoryMb = before === null || most === null ? null : { before, most };
  return { ms, longestTaskMs: Math.round(Math.max(0, ...tasks)), memoryMb };
}

/** A picture with the detail of a wall; noise alone would be no photograph. */
async function picture(folder: string, index: number): Promise<string> {
  const grain = 1000;
  const file = join(folder, `${index}.jpg`);
  await sharp(randomBytes(grain * grain * 3), { raw: { width: grain, height: grain, channels: 3 } })
    .resize({ ...SIDES, kernel: 'cubic', fit: 'fill' })
    .jpeg({ quality: 80 })
    .toFile(file);
  return file;
}

const processes = z.object({
  processInfo: z.array(z.object({ type: z.string(), id: z.int() })),
});

/** Memory of the largest page process in MB, by the name that Linux has for the figure. */
async function rendererMemory(browser: Browser, name: 'VmRSS' | 'VmHWM'): Promise<number | null> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = processes.parse(await session.send('SystemInfo.getProcessInfo'));
  await session.detach();
  const pages = processInfo.filter(({ type }) => type === 'renderer');
  const figures = await Promise.all(
    pages.map(async ({ id }) => {
      const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
      return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0);
    }),
  );
  const largest = Math.max(0, ...figures);
  return largest === 0 ? null : Math.round(largest / 1024);
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024);
}

/** The line of the table. */
export function photosRow({ pictures, pickedMb, ms, longestTaskMs, memoryMb }: PhotosResult) {
  return {
    what: `${pictures} photographs of 48 megapixels, ${pickedMb} MB`,
    ms,
    'longest task': longestTaskMs,
    'MB before': memoryMb?.before ?? '–',
    'MB at most': memoryMb?.most ?? '–',
  };
}
