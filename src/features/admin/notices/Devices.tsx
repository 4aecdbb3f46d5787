import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { logWarning } from '#components/log.ts';
import { RowList } from '#components/lists.ts';
import { toast } from '#components/toast/toasts.tsx';
import { noticesPage } from '#content/admin/notices.ts';
import {
  deviceSchema,
  type DeviceSubscription,
  type NoticeSetup,
} from '#contract/admin/notices.ts';
import { askToNotify, serviceWorkers, workerRegistration } from '#lib/browser-page.ts';
import { notificationPermission } from '#lib/browser.ts';
import { withTimeLimit } from '#lib/time-limit.ts';
import { ButtonRow, CardText, Group, GroupHeading, Quiet } from '../shared/elements.tsx';
import { Recipient } from './Recipient.tsx';
import {
  addDevice,
  changeDevice,
  type NoticeActions,
  removeDevice,
  testDevice,
} from './notice-actions.ts';

const words = noticesPage.devices;

/** Devices with push notifications, and the button that adds this one. */
export function Devices({
  setup,
  actions,
  onChanged,
}: {
  setup: NoticeSetup;
  actions: NoticeActions;
  onChanged: (setup: NoticeSetup) => void;
}) {
  const [here, setHere] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useEffect(() => void endpointHere().then(setHere, () => setHere(null)), []);
  const { devices, pushKey } = setup;
  const isOn = devices.some(({ endpoint }) => endpoint === here);

  const isSubscribing = useRef(false);
  const add = async () => {
    if (isSubscribing.current) return;
    isSubscribing.current = true;
    // Not 'busy': a push service may be silent, and everything else goes on working.
    const subscribed = await subscribeHere(pushKey).finally(() => {
      isSubscribing.current = false;
    });
    if ('refusal' in subscribed) return setRefusal(subscribed.refusal);
    setRefusal(null);
    await actions.guarded(async () => {
      onChanged(await addDevice(subscribed.device));
      setHere(subscribed.device.endpoint);
      return toast(noticesPage.toasts.deviceAdded, 'corner');
    });
  };
  const remove = (id: string, endpoint: string) =>
    actions.change(async () => {
      await unsubscribeHere(endpoint).catch(() => undefined);
      return removeDevice(id);
    });

  return (
    <Group aria-labelledby="notices-devices">
      <GroupHeading id="notices-devices">{words.heading}</GroupHeading>
      <CardText>{words.text}</CardText>
      {devices.length === 0 ? (
        <Quiet>{words.none}</Quiet>
      ) : (
        <RowList>
          {devices.map(({ id, name, endpoint, addedAt: _addedAt, ...preferences }) => (
            <Recipient
              key={id}
              name={endpoint === here ? `${name} (${words.here})` : name}
              preferences={preferences}
              busy={actions.busy}
              words={words}
              onPreference={(next) => void actions.change(() => changeDevice(id, next))}
              onTest={() => void actions.test(() => testDevice(id))}
              onRemove={() => void remove(id, endpoint)}
            />
          ))}
        </RowList>
      )}
      {isOn ? null : (
        <ButtonRow>
          <Button type="button" disabled={actions.busy} onClick={() => void add()}>
            {words.on}
          </Button>
        </ButtonRow>
      )}
      <Quiet role="status">{refusal === null ? null : words[refusal]}</Quiet>
    </Group>
  );
}

/** How long the browser's push service may take to answer, in ms. */
const PUSH_LIMIT_MS = 5_000;

/** Why this browser cannot receive notifications. */
export type Refusal = 'unsupported' | 'denied' | 'notReady' | 'silent';

export type Subscribed = { device: DeviceSubscription } | { refusal: Refusal };

const isSupported = () =>
  serviceWorkers() !== null && 'PushManager' in window && notificationPermission() !== 'impossible';

/** Endpoint of this browser's subscription, if there is one. */
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
  // A subscription under another server's key can be neither used nor replaced.
  const before = await pushManager.getSubscription();
  if (before !== null && keyOf(before) !== key) await before.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    const made = await withTimeLimit(pushManager.subscribe(options), PUSH_LIMIT_MS);
    return { device: deviceSchema.parse({ ...made.toJSON(), name: deviceName() }) };
  } catch (error) {
    // A later answer counts at the next press.
    logWarning('The push service did not subscribe this browser.', error);
    return { refusal: 'silent' };
  }
}

/** Unsubscribes this browser, if the endpoint is its own. */
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
  const { names } = noticesPage.devices;
  const agent = navigator.userAgent;
  if (/iPhone|iPad/.test(agent)) return names.iphone;
  if (agent.includes('Android')) return names.android;
  if (agent.includes('Mac OS')) return names.mac;
  return agent.includes('Windows') ? names.windows : names.other;
}
