import { deviceSchema, type DeviceSubscription } from '#contract/admin/push.ts';
import { noticePanel } from '#content/admin/notice-panel.ts';
import { notificationPermission } from '#lib/browser.ts';
import { askToNotify, serviceWorkers, workerRegistration } from '#lib/browser-page.ts';

/** Why this browser takes no notices. */
export type Refusal = 'unsupported' | 'denied' | 'notReady';

export type Subscribed = { device: DeviceSubscription } | { refusal: Refusal };

const isSupported = () =>
  serviceWorkers() !== null && 'PushManager' in window && notificationPermission() !== 'impossible';

/** The address at which this browser is told, if it is subscribed. */
export async function endpointHere(): Promise<string | null> {
  if (!isSupported()) return null;
  const registration = await workerRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription?.endpoint ?? null;
}

/** Asks for permission and subscribes this browser under the server's key; call it on a press. */
export async function subscribeHere(key: string): Promise<Subscribed> {
  if (!isSupported()) return { refusal: 'unsupported' };
  if ((await askToNotify()) !== 'granted') return { refusal: 'denied' };
  const registration = await workerRegistration();
  if (!registration?.active) return { refusal: 'notReady' };
  const { pushManager } = registration;
  // One that was made under the key of another server can't be used, nor replaced.
  const before = await pushManager.getSubscription();
  if (before !== null && keyOf(before) !== key) await before.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return { device: deviceSchema.parse({ ...made.toJSON(), name: deviceName() }) };
}

/** Ends this browser's subscription, if that is the one of the address. */
export async function unsubscribeHere(endpoint: string): Promise<void> {
  const registration = await workerRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription?.endpoint === endpoint) await subscription.unsubscribe();
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function deviceName(): string {
  const { names } = noticePanel.devices;
  const agent = navigator.userAgent;
  if (/iPhone|iPad/.test(agent)) return names.iphone;
  if (agent.includes('Android')) return names.android;
  if (agent.includes('Mac OS')) return names.mac;
  return agent.includes('Windows') ? names.windows : names.other;
}
