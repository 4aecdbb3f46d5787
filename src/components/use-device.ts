import type { ReadableStore } from '#lib/create-store.ts';
import { breakpoints } from '#theme/tokens.ts';
import { connectionNow, onConnectionChange, type ConnectionClass } from './connection.ts';
import { useStore } from './use-store.ts';

type DeviceClass = 'mobile' | 'tablet' | 'desktop';
type SizeLabel = 'xs' | 'sm' | 'md' | 'lg' | 'xl' | '2xl';
/** Device, size and connection classes (docs/behaviour.md). */
export type Device = {
  readonly device: DeviceClass;
  readonly size: SizeLabel;
  readonly connection: ConnectionClass;
};

/** Greatest width of each label, in px (docs/behaviour.md); anything wider is '2xl'. */
const SIZES = [
  ['xs', 480],
  ['sm', 640],
  ['md', 768],
  ['lg', 1024],
  ['xl', 1280],
] as const;
const MOBILE_MAX = breakpoints.md;
const TABLET_MAX = breakpoints.lg;

/** Assumed while prerendering and hydrating. */
const SERVER: Device = { device: 'mobile', size: 'xs', connection: 'fast' };

/** Device class of a viewport width in px. */
export function deviceOf(width: number): DeviceClass {
  if (width <= MOBILE_MAX) return 'mobile';
  return width <= TABLET_MAX ? 'tablet' : 'desktop';
}

/** Size label of a viewport width in px. */
export function sizeOf(width: number): SizeLabel {
  return SIZES.find(([, widest]) => width <= widest)?.[0] ?? '2xl';
}

let last: Device = SERVER;

function snapshot(): Device {
  const next: Device = {
    device: deviceOf(window.innerWidth),
    size: sizeOf(window.innerWidth),
    connection: connectionNow(),
  };
  const same =
    next.device === last.device && next.size === last.size && next.connection === last.connection;
  if (!same) last = next;
  return last;
}

function subscribe(listener: () => void): () => void {
  const stop = onConnectionChange(listener);
  window.addEventListener('resize', listener);
  return () => {
    stop();
    window.removeEventListener('resize', listener);
  };
}

const device: ReadableStore<Device> = { get: snapshot, subscribe, initial: SERVER };

export function useDevice(): Device {
  return useStore(device);
}
