import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import type { NoticePanel } from '#contract/admin/notices.ts';
import { RowList } from '#components/lists.ts';
import { toast } from '#components/toast/toasts.tsx';
import { noticePanel } from '#content/admin/notice-panel.ts';
import { ButtonRow, Group } from '../shared/table.ts';
import { CardText, GroupHeading, Quiet } from '../shared/text.tsx';
import { addDevice, changeDevice, removeDevice, testDevice } from './notice-calls.ts';
import { Recipient } from './Recipient.tsx';
import { endpointHere, subscribeHere, unsubscribeHere, type Refusal } from './subscribe.ts';
import type { NoticeActions } from './use-notice-actions.ts';

const words = noticePanel.devices;

/** The devices that are told, and this one's way among them. */
export function Devices({
  panel,
  actions,
  onChanged,
}: {
  panel: NoticePanel;
  actions: NoticeActions;
  onChanged: (panel: NoticePanel) => void;
}) {
  const [here, setHere] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useEffect(() => void endpointHere().then(setHere, () => setHere(null)), []);
  const { devices, pushKey } = panel;
  const isOn = devices.some(({ endpoint }) => endpoint === here);

  const add = () =>
    actions.guarded(async () => {
      const subscribed = await subscribeHere(pushKey);
      if ('refusal' in subscribed) return setRefusal(subscribed.refusal);
      setRefusal(null);
      onChanged(await addDevice(subscribed.device));
      setHere(subscribed.device.endpoint);
      return toast(noticePanel.toasts.deviceAdded, 'corner');
    });
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
