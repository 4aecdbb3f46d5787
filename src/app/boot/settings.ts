/** Build-time settings of the boot script; injected by scripts/build/prerender.ts. */
export type BootSettings = {
  /** Addresses of the entry and of the module that registers the worker. */
  readonly entry: string;
  readonly worker: string;
  /** Address of the placeholder for pictures that fail to load. */
  readonly placeholder: string;
  /** Text in place of a picture when the placeholder is unavailable too. */
  readonly unavailable: string;
  /** Name of the button that closes a large picture. */
  readonly close: string;
};

declare const BOOT_SETTINGS: BootSettings;

export const BOOT: BootSettings = BOOT_SETTINGS;
