import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as page from '#lib/browser-page.ts';
import * as both from '#lib/browser.ts';

/** As Firefox and Chromium do with all site data blocked: the name itself throws. */
function refuse(target: object, name: string): void {
  Reflect.defineProperty(target, name, {
    configurable: true,
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
}

const NAMES = [
  'BroadcastChannel',
  'Notification',
  'indexedDB',
  'localStorage',
  'matchMedia',
  'sessionStorage',
];
const OF_NAVIGATOR = [
  'canShare',
  'clearAppBadge',
  'clipboard',
  'locks',
  'permissions',
  'serviceWorker',
  'setAppBadge',
  'share',
  'storage',
];

/** What each answers where the browser has it and refuses, or has it not. */
const answers = {
  tryTo: () => both.tryTo(() => indexedDB.open('x'), 'otherwise'),
  hasDatabases: () => both.hasDatabases(),
  openChannel: () => both.openChannel('x'),
  webLocks: () => both.webLocks(),
  notificationPermission: () => both.notificationPermission(),
  showBadge: () => both.showBadge(1),
  readText: () => page.readText('key'),
  readTextOfTab: () => page.readText('key', 'sessionStorage'),
  writeText: () => page.writeText('key', 'text'),
  removeText: () => page.writeText('key', null),
  storedKeys: () => page.storedKeys(),
  serviceWorkers: () => page.serviceWorkers(),
  workerRegistration: () => page.workerRegistration(),
  tellWorker: () => page.tellWorker('message'),
  mediaQuery: () => page.mediaQuery('(hover: hover)'),
  matchesMedia: () => page.matchesMedia('(hover: hover)'),
  askToNotify: () => page.askToNotify(),
  permissionStatus: () => page.permissionStatus('notifications'),
  copyToClipboard: () => page.copyToClipboard('text'),
  canShare: () => page.canShare({ text: 'text' }),
  share: () => page.share({ text: 'text' }),
  isStorageKept: () => page.isStorageKept(),
  keepStorage: () => page.keepStorage(),
  runsAsApp: () => page.runsAsApp(),
  roomLeft: () => page.roomLeft(),
};

async function allAnswers(): Promise<unknown> {
  const given = Object.entries(answers).map(async ([name, ask]) => [name, await ask()]);
  return Object.fromEntries(await Promise.all(given));
}

const refused = {
  tryTo: 'otherwise',
  hasDatabases: false,
  openChannel: null,
  webLocks: null,
  notificationPermission: 'impossible',
  showBadge: undefined,
  readText: undefined,
  readTextOfTab: undefined,
  writeText: false,
  removeText: false,
  storedKeys: [],
  serviceWorkers: null,
  workerRegistration: null,
  tellWorker: undefined,
  mediaQuery: null,
  matchesMedia: false,
  askToNotify: 'default',
  permissionStatus: null,
  copyToClipboard: false,
  canShare: false,
  share: false,
  isStorageKept: null,
  keepStorage: null,
  runsAsApp: false,
  roomLeft: null,
};

afterEach(() => vi.unstubAllGlobals());

describe('a browser that has everything and refuses all of it', () => {
  beforeEach(() => {
    const globals = Object.fromEntries(NAMES.map((name) => [name, undefined]));
    for (const name of Object.keys(globals)) {
      vi.stubGlobal(name, undefined);
      refuse(globalThis, name);
    }
    const navigator = {};
    for (const name of OF_NAVIGATOR) refuse(navigator, name);
    vi.stubGlobal('navigator', navigator);
  });

  it('answers each question as if it had nothing, and never throws', async () => {
    expect(await allAnswers()).toEqual(refused);
  });
});

describe('a browser that lacks everything', () => {
  beforeEach(() => {
    for (const name of NAMES) vi.stubGlobal(name, undefined);
    vi.stubGlobal('navigator', {});
  });

  it('answers each question, and never throws', async () => {
    expect(await allAnswers()).toEqual(refused);
  });
});

describe('a browser that refuses as it is used', () => {
  const insecure = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };

  beforeEach(() => {
    vi.stubGlobal('BroadcastChannel', function channel() {
      insecure();
    });
    vi.stubGlobal('localStorage', { getItem: insecure, setItem: insecure, removeItem: insecure });
    vi.stubGlobal('matchMedia', insecure);
    vi.stubGlobal('Notification', { permission: 'default', requestPermission: insecure });
    vi.stubGlobal('navigator', {
      canShare: insecure,
      setAppBadge: insecure,
      clipboard: { writeText: insecure },
      permissions: { query: insecure },
      serviceWorker: { getRegistration: insecure },
      share: insecure,
      storage: { estimate: insecure, persisted: insecure },
    });
  });

  it('answers each question, and never throws', async () => {
    await expect(allAnswers()).resolves.toMatchObject({
      openChannel: null,
      readText: undefined,
      writeText: false,
      mediaQuery: null,
      askToNotify: 'default',
      permissionStatus: null,
      copyToClipboard: false,
      canShare: false,
      share: false,
      workerRegistration: null,
      roomLeft: null,
    });
  });
});

it('has no local storage where its name is refused, and in workers', () => {
  vi.stubGlobal('localStorage', { getItem: () => null });
  expect(both.localTexts()).not.toBeNull();
  vi.stubGlobal('localStorage', undefined);
  expect(both.localTexts()).toBeNull();
  refuse(globalThis, 'localStorage');
  expect(both.localTexts()).toBeNull();
});
