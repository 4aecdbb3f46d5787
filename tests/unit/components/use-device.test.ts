// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { connectionOf } from '#components/connection.ts';
import { deviceOf, sizeOf, useDevice } from '#components/use-device.ts';

describe('the device classes', () => {
  it.each([
    [320, 'mobile'],
    [768, 'mobile'],
    [769, 'tablet'],
    [1024, 'tablet'],
    [1025, 'desktop'],
  ])('call a width of %i px %s', (width, device) => {
    expect(deviceOf(width)).toBe(device);
  });

  it.each([
    [480, 'xs'],
    [481, 'sm'],
    [640, 'sm'],
    [768, 'md'],
    [1024, 'lg'],
    [1280, 'xl'],
    [1281, '2xl'],
  ])('label a width of %i px %s', (width, label) => {
    expect(sizeOf(width)).toBe(label);
  });
});

describe('the connection classes', () => {
  it('take an unknown connection for a fast one', () => {
    expect(connectionOf(undefined)).toBe('fast');
    expect(connectionOf({})).toBe('fast');
  });

  it.each([
    [{ effectiveType: 'slow-2g' }, 'slow'],
    [{ effectiveType: '2g' }, 'slow'],
    [{ effectiveType: '3g' }, 'medium'],
    [{ effectiveType: '4g' }, 'fast'],
    [{ effectiveType: '4g', downlink: 0.8 }, 'medium'],
    [{ effectiveType: '4g', downlink: 10, saveData: true }, 'slow'],
  ])('call %o %s', (network, expected) => {
    expect(connectionOf(network)).toBe(expected);
  });
});

describe('the device hook', () => {
  it('renders a fast phone before there is a window to look at', () => {
    const Probe = () => JSON.stringify(useDevice());
    expect(renderToString(createElement(Probe))).toContain('mobile');
  });

  it('follows the window as it is resized', () => {
    window.innerWidth = 1440;
    const { result } = renderHook(useDevice);
    expect(result.current.device).toBe('desktop');
    act(() => {
      window.innerWidth = 390;
      window.dispatchEvent(new Event('resize'));
    });
    expect(result.current).toEqual({ device: 'mobile', size: 'xs', connection: 'fast' });
  });
});
