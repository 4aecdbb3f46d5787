// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';

async function freshWidget() {
  vi.resetModules();
  return import('#features/chat/widget.ts');
}

const script = () => document.head.querySelector<HTMLScriptElement>('script[src]');

beforeEach(() => document.head.replaceChildren());

describe('the chat widget', () => {
  it('goes into the head once, with its id, after the first interaction; loading is only logged', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const { loadWidget } = await freshWidget();
    const loading = [loadWidget('w-1'), loadWidget('w-1')];
    expect(script()).toBeNull();
    dispatchEvent(new Event('pointerdown'));
    await vi.waitFor(() => expect(script()).not.toBeNull());
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
    expect(script()?.dataset['widgetId']).toBe('w-1');
    script()?.dispatchEvent(new Event('load'));
    await Promise.all(loading);
    expect(info).toHaveBeenCalled();
  });

  it('only logs that it could not be loaded', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { loadWidget } = await freshWidget();
    const loading = loadWidget('w-1');
    dispatchEvent(new Event('pointerdown'));
    await vi.waitFor(() => expect(script()).not.toBeNull());
    script()?.dispatchEvent(new Event('error'));
    await loading;
    expect(warn).toHaveBeenCalledOnce();
  });
});
