import { cleanup, render, screen } from '@testing-library/react';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import QrCode from '#components/QrCode.tsx';

// @vitest-environment jsdom

afterEach(cleanup);

const texts = [
  'otpauth://totp/Ashlar%20%26%20Sons:mary@example.com?secret=JBSWY3DPEHPK3PXP&issuer=Ashlar',
  'https://ashlarandsons.example/admin/join#4f6b0d',
  'Straße, naïveté, 石',
];

/** What a scanner reads from the drawing. */
async function scanned(svg: SVGElement): Promise<string | undefined> {
  const drawing = svg.outerHTML
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"')
    .replaceAll('currentColor', 'black');
  const { data, info } = await sharp(Buffer.from(drawing))
    .flatten({ background: 'white' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test.each(texts)('a scanner reads %s from its QR code', async (text) => {
  const { container } = render(<QrCode text={text} label="Key for the app" />);
  const svg = container.querySelector('svg');
  expect(svg && (await scanned(svg))).toBe(text);
});

test('a QR code has a name for those who cannot scan it', () => {
  render(<QrCode text="anything" label="Key for the app" />);
  expect(screen.getByRole('img', { name: 'Key for the app' })).toBeDefined();
});
