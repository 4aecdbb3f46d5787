// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useFilesInto } from '#features/enquiry/fields/PhotosField.tsx';

const onFiles = vi.fn<(files: readonly File[]) => void>();

afterEach(() => {
  cleanup();
  onFiles.mockReset();
});

function Field() {
  useFilesInto('the-form', onFiles);
  return null;
}

function show(): HTMLElement {
  render(
    <form id="the-form">
      <input aria-label="Message" />
      <Field />
    </form>,
  );
  return screen.getByRole('textbox', { name: 'Message' });
}

const crack = new File(['x'], 'crack.jpg', { type: 'image/jpeg' });

test('files that are dropped anywhere on the form are taken, and do not take the place of the page', () => {
  const field = show();
  // False: the browser is kept from its own answer to it.
  expect(fireEvent.dragOver(field, { dataTransfer: { types: ['Files'] } })).toBe(false);
  expect(fireEvent.drop(field, { dataTransfer: { files: [crack] } })).toBe(false);
  expect(onFiles.mock.calls).toEqual([[[crack]]]);
});

test('files that are pasted while the focus is in the form are taken', () => {
  expect(fireEvent.paste(show(), { clipboardData: { files: [crack] } })).toBe(false);
  expect(onFiles.mock.calls).toEqual([[[crack]]]);
});

test('words that are pasted or dragged stay what they are', () => {
  const field = show();
  expect(fireEvent.paste(field, { clipboardData: { files: [] } })).toBe(true);
  expect(fireEvent.dragOver(field, { dataTransfer: { types: ['text/plain'] } })).toBe(true);
  expect(fireEvent.drop(field, { dataTransfer: { files: [] } })).toBe(true);
  expect(onFiles).not.toHaveBeenCalled();
});

test('words of a word processor, which come with a picture of themselves, are pasted as words', () => {
  const types = ['text/plain', 'text/html', 'Files'];
  expect(fireEvent.paste(show(), { clipboardData: { files: [crack], types } })).toBe(true);
  expect(onFiles).not.toHaveBeenCalled();
});

test.each([
  ['a picture that was copied on a page', ['text/html', 'Files']],
  ['a file that was copied, with its name', ['text/plain', 'Files']],
])('%s is taken', (_, types) => {
  expect(fireEvent.paste(show(), { clipboardData: { files: [crack], types } })).toBe(false);
  expect(onFiles.mock.calls).toEqual([[[crack]]]);
});

test('nothing is taken any more once the field is gone', () => {
  const field = show();
  cleanup();
  fireEvent.paste(field, { clipboardData: { files: [crack] } });
  expect(onFiles).not.toHaveBeenCalled();
});
