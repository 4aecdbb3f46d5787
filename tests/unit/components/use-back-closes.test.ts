// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { isPassingEntry, pushLayerEntry, useBackCloses } from '#components/use-back-closes.ts';

/** Resolves with the next step through the history. */
const step = () =>
  new Promise((resolve) => {
    addEventListener('popstate', resolve, { once: true });
  });

/** Resolves when nothing that has been closed stands for an entry any more. */
const onPage = () => vi.waitFor(() => expect(isPassingEntry()).toBe(false));

/** Something that can lie over the page, and what it has been told. */
function openable() {
  const onClose = vi.fn();
  const { rerender } = renderHook(({ isOpen }) => useBackCloses(isOpen, onClose), {
    initialProps: { isOpen: false },
  });
  const set = (isOpen: boolean) => rerender({ isOpen });
  onClose.mockImplementation(() => act(() => set(false)));
  return { onClose, open: () => set(true), close: () => set(false) };
}

const back = async () => {
  const stepped = step();
  history.back();
  await stepped;
};

/** Where the history stands, as the page has named its entries. */
const here = () => location.hash;

beforeEach(() => {
  history.pushState(null, '', '#before');
  history.pushState(null, '', '#page');
});

test('Back closes what is open and stays on the page', async () => {
  const one = openable();
  one.open();
  expect(isPassingEntry()).toBe(true);
  await back();
  expect(one.onClose).toHaveBeenCalledOnce();
  expect(here()).toBe('#page');
  await back();
  expect(here()).toBe('#before');
});

test('what is closed otherwise takes its entry along', async () => {
  const one = openable();
  one.open();
  one.close();
  await onPage();
  expect(one.onClose).not.toHaveBeenCalled();
  await back();
  expect(here()).toBe('#before');
});

test('of two that lie over each other Back closes the upper one, then the lower', async () => {
  const [lower, upper] = [openable(), openable()];
  lower.open();
  upper.open();
  await back();
  expect(upper.onClose).toHaveBeenCalledOnce();
  expect(lower.onClose).not.toHaveBeenCalled();
  await back();
  expect(lower.onClose).toHaveBeenCalledOnce();
  await back();
  expect(here()).toBe('#before');
});

test('Back closes what was opened before the one below it had gone', async () => {
  const [menu, popup] = [openable(), openable()];
  menu.open();
  popup.open();
  menu.close();
  await back();
  expect(popup.onClose).toHaveBeenCalledOnce();
  await onPage();
  expect(here()).toBe('#page');
  await back();
  expect(here()).toBe('#before');
});

test('what is opened in the place of another has its entry', async () => {
  const [menu, popup] = [openable(), openable()];
  menu.open();
  const { length } = history;
  menu.close();
  popup.open();
  await Promise.resolve();
  expect(history.length).toBe(length);
  await back();
  expect(popup.onClose).toHaveBeenCalledOnce();
  await back();
  expect(here()).toBe('#before');
});

test('what is opened while the entry of another is being left stays open', async () => {
  const [menu, popup] = [openable(), openable()];
  menu.open();
  const left = step();
  menu.close();
  await Promise.resolve();
  popup.open();
  await left;
  expect(popup.onClose).not.toHaveBeenCalled();
  await back();
  expect(popup.onClose).toHaveBeenCalledOnce();
  expect(here()).toBe('#page');
});

test('an entry with an address is no passing one', () => {
  pushLayerEntry('?project=terrace');
  expect(isPassingEntry()).toBe(false);
});
