import type { Needed } from './debian.ts';

/** What the tests need of Debian to run Firefox. */
export const firefoxPrograms: readonly Needed[] = [
  { program: 'firefox-esr', debianPackage: 'firefox-esr' },
];

/** What they need to run WebKit. */
export const webkitPrograms: readonly Needed[] = [
  { program: 'WebKitWebDriver', debianPackage: 'webkit2gtk-driver' },
  { program: 'Xvfb', debianPackage: 'xvfb' },
];
