import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '#app/routes/table.ts';
import { manifest, screenshotsIn } from '../../../scripts/build/manifest.ts';

let served: string;

beforeAll(async () => {
  served = await mkdtemp(join(tmpdir(), 'served-'));
  const folder = join(served, 'screenshots');
  await mkdir(folder);
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#ffffff' } }).png();
  await picture(39, 84).toFile(join(folder, 'phone-my-requests.png'));
  await picture(144, 90).toFile(join(folder, 'desktop-home.png'));
  await picture(10, 10).toFile(join(folder, 'something-else.png'));
});
afterAll(() => rm(served, { recursive: true, force: true }));

describe('the manifest', () => {
  test('lists the screenshots that are there, with the sizes of the files', async () => {
    expect(await screenshotsIn(served)).toEqual([
      {
        src: '/screenshots/desktop-home.png',
        sizes: '144x90',
        type: 'image/png',
        form_factor: 'wide',
        label: 'Home on a wide screen',
      },
      {
        src: '/screenshots/phone-my-requests.png',
        sizes: '39x84',
        type: 'image/png',
        form_factor: 'narrow',
        label: 'My requests on a phone',
      },
    ]);
  });

  test('has no screenshots where the folder is missing', async () => {
    expect(await screenshotsIn(join(served, 'nowhere'))).toEqual([]);
  });

  test('offers icons of both kinds in the sizes that installation needs', () => {
    const sizes = (purpose: string) =>
      manifest.icons?.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes);
    expect(sizes('any')).toEqual(['192x192', '512x512']);
    expect(sizes('maskable')).toEqual(['192x192', '512x512']);
  });

  test('has shortcuts to a quote, a call, the emergency page and the requests, all of them routes', () => {
    const paths = new Set(routes.map((route) => route.path));
    const targets = manifest.shortcuts?.map(
      ({ url }) => new URL(url, 'https://x.example').pathname,
    );
    expect(targets).toEqual(['/quote', '/contact', '/emergency', '/requests']);
    for (const target of targets ?? []) expect(paths).toContain(target);
  });
});
