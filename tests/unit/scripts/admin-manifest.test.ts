import { describe, expect, test } from 'vitest';
import { routes } from '#app/routes/table.ts';
import { manifest } from '../../../scripts/build/manifest.ts';
import { adminManifest, adminTemplate } from '../../../scripts/build/admin-manifest.ts';

describe('the owner’s app', () => {
  test('is another app than the visitors’, within the owner’s screens', () => {
    expect(adminManifest.id).not.toBe(manifest.id);
    expect(adminManifest.name).not.toBe(manifest.name);
    const urls = [adminManifest.start_url, ...(adminManifest.shortcuts ?? []).map((s) => s.url)];
    const paths = urls.map((url) => new URL(url ?? '', 'https://x.example').pathname);
    for (const path of paths) {
      expect(path.startsWith(adminManifest.scope ?? '-')).toBe(true);
      expect(routes.map((route) => route.path)).toContain(path);
    }
    const theirs = new Set(manifest.icons?.map(({ src }) => src));
    expect(adminManifest.icons?.some(({ src }) => theirs.has(src))).toBe(false);
  });

  test('takes the place of the visitors’ in a page’s head, and complains of a head that it does not know', () => {
    const head =
      '<link rel="icon" href="/icons/favicon.svg"><link rel="icon" href="/icons/favicon-32.png">' +
      '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">';
    const made = adminTemplate(head);
    expect([...made.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/icons/office.svg',
      '/icons/office-32.png',
      '/icons/office-touch-180.png',
      '/admin/office.webmanifest',
    ]);
    expect(() => adminTemplate('<link rel="manifest" href="/manifest.webmanifest">')).toThrow(
      'favicon',
    );
  });
});
