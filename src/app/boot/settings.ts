/** What the build knows and the boot script needs; put in by scripts/build/boot.ts. */
export type BootSettings = {
  /** Addresses of the entry and of the module that registers the worker. */
  readonly entry: string;
  readonly worker: string;
  /** Address of the picture that is tried in the place of one that fails to load. */
  readonly placeholder: string;
  /** Words in the place of a picture that can't be had. */
  readonly unavailable: string;
  /** Said of a press that has to wait for a connection. */
  readonly notYet: string;
};

declare const BOOT_SETTINGS: BootSettings;

export const BOOT: BootSettings = BOOT_SETTINGS;
