// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { photoListText, photoShareText } from '#content/forms/photo-list.ts';
import { canSharePictures } from '#features/enquiry/fields/PhotosField.tsx';
import { PhotoShare } from '#features/enquiry/photos/PhotoShare.tsx';
import { theme } from '#theme/theme.ts';

/** What jsdom has not: pictures that can be decoded and drawn. Each comes out as its own first letters. */
class Surface {
  width = 1;
  height = 1;
  content = '';
  getContext = () => ({
    drawImage: (picture: Surface) => this.take(picture),
    fillRect: () => null,
  });
  take({ content }: Surface) {
    this.content = content;
  }
  convertToBlob = async () => ({
    size: this.content.length,
    arrayBuffer: async () => new TextEncoder().encode(this.content).buffer,
  });
}

const share = vi.fn<(data: ShareData) => Promise<void>>();

beforeEach(() => {
  vi.stubGlobal('OffscreenCanvas', Surface);
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if (file.name.startsWith('torn')) throw new Error('torn');
    return Object.assign(new Surface(), { content: file.name, close: () => undefined });
  });
  share.mockReset();
  share.mockResolvedValue(undefined);
  Object.assign(navigator, { share, canShare: () => true });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

const jpeg = (name: string) => new File([name], name, { type: 'image/jpeg' });

async function chosen(...files: File[]): Promise<void> {
  const { container } = render(
    <ThemeProvider theme={theme}>
      <PhotoShare id="photos" />
    </ThemeProvider>,
  );
  const input = container.querySelector('input');
  if (input === null) throw new Error('there is no input');
  fireEvent.change(input, { target: { files } });
  await waitFor(() => expect(screen.queryByText(photoListText.busy)).toBeNull());
}

const sharedNames = () => share.mock.calls.map(([{ files = [] }]) => files.map(({ name }) => name));

test('pictures are redrawn, and handed to the phone’s share sheet under names of their own', async () => {
  await chosen(jpeg('IMG_GPS_1.jpg'), jpeg('IMG_GPS_2.jpg'), jpeg('IMG_GPS_1.jpg'));
  fireEvent.click(await screen.findByRole('button', { name: photoShareText.share(2) }));
  await waitFor(() => expect(sharedNames()).toEqual([['photo-1.jpg', 'photo-2.jpg']]));
  expect(share.mock.calls[0]?.[0]).toMatchObject({
    title: photoShareText.subject,
    text: photoShareText.text,
  });
  fireEvent.click(screen.getByRole('button', { name: photoListText.removeOf(2) }));
  expect(screen.getByRole('button', { name: photoShareText.share(1) })).toBeDefined();
});

test('a file that is not a picture is reported, and the others can be shared', async () => {
  await chosen(jpeg('torn.jpg'), jpeg('wall.jpg'));
  expect(await screen.findByText(`torn.jpg: ${photoListText.problems.broken}`)).toBeDefined();
  expect(screen.getByRole('button', { name: photoShareText.share(1) })).toBeDefined();
});

test('no more are shared than a request may have', async () => {
  await chosen(...Array.from({ length: 8 }, (_, at) => jpeg(`${at}.jpg`)));
  expect(await screen.findByText(photoShareText.full)).toBeDefined();
  expect(screen.getByRole('button', { name: photoShareText.share(6) })).toBeDefined();
});

test('nothing is said when the sheet was closed, and where else to send them when it failed', async () => {
  await chosen(jpeg('wall.jpg'));
  share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
  fireEvent.click(screen.getByRole('button', { name: photoShareText.share(1) }));
  await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
  expect(screen.queryByText(photoShareText.failed)).toBeNull();
  share.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  fireEvent.click(screen.getByRole('button', { name: photoShareText.share(1) }));
  expect(await screen.findByText(photoShareText.failed)).toBeDefined();
});

test('a share sheet that takes no pictures is not offered', () => {
  expect(canSharePictures()).toBe(true);
  Object.assign(navigator, { canShare: ({ files }: ShareData) => files === undefined });
  expect(canSharePictures()).toBe(false);
  Reflect.deleteProperty(navigator, 'canShare');
  expect(canSharePictures()).toBe(false);
});
