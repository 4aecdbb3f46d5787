import styled from '@emotion/styled';
import { useId, useState, type KeyboardEvent } from 'react';
import type { FormType } from '#contract/form-types.ts';
import { isWebhookUrl } from '#contract/webhook-rule.ts';
import { ActionButton } from '#components/ActionButton.tsx';
import { fieldAria, FieldFrame } from '#components/fields/FieldFrame.tsx';
import { Input } from '#components/fields/controls.tsx';
import { Stamp } from '#components/Prose.tsx';
import { webhookPanel } from '#content/admin/webhooks.ts';
import { formCatalogue } from '#content/forms/form-catalogue.ts';
import { sizes } from '#theme/tokens.ts';
import { ButtonRow, Quiet } from '../parts/table.ts';
import type { SavedWebhook } from './saved-webhooks.ts';

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1.5),
  paddingBlock: theme.spacing(3),
  borderTop: `${sizes.joint} solid ${theme.vars.palette.stone.joint}`,
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)',
    columnGap: theme.spacing(4),
  },
}));

const Name = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'start',
  gap: theme.spacing(0.5, 1.5),
  '& h3': { ...theme.typography.body1, fontWeight: 650, width: '100%', margin: 0 },
}));

const Controls = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1.5) }));

/** One form type: its URL with live validity, and Save, Test and Remove (specification 2-§4). */
export function WebhookRow({
  formType,
  saved,
  providers,
  testing,
  onSave,
  onTest,
  onRemove,
}: {
  formType: FormType;
  saved: SavedWebhook | undefined;
  providers: readonly string[];
  /** The form type being tested; only one is at a time. */
  testing: FormType | null;
  onSave: (url: string) => Promise<void>;
  onTest: () => void;
  onRemove: () => Promise<boolean>;
}) {
  const id = useId();
  const [typed, setTyped] = useState(saved?.url ?? '');
  const [busy, setBusy] = useState(false);
  const { label, priority } = formCatalogue[formType];
  const url = typed.trim();
  const valid = isWebhookUrl(url, providers);
  const error = url !== '' && !valid ? webhookPanel.invalid : undefined;
  const { buttons } = webhookPanel;

  const save = async () => {
    setBusy(true);
    await onSave(url);
    setBusy(false);
  };
  const remove = async () => {
    setBusy(true);
    if (await onRemove()) setTyped('');
    setBusy(false);
  };
  // Enter saves too; an address that is none gets its reason, though the button is disabled.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || busy) return;
    event.preventDefault();
    void save();
  };

  return (
    <Row>
      <Name>
        <h3>{label}</h3>
        <Stamp>{webhookPanel.priorityLabel(webhookPanel.priority[priority])}</Stamp>
        <Quiet as="span">{stateOf(saved)}</Quiet>
      </Name>
      <Controls>
        <FieldFrame id={id} label={webhookPanel.fieldLabel(label)} error={error}>
          <Input
            id={id}
            name={formType}
            type="url"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="done"
            placeholder={webhookPanel.placeholder}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={onKeyDown}
            {...fieldAria(id, error, undefined)}
          />
        </FieldFrame>
        <ButtonRow>
          <ActionButton
            type="button"
            aria-label={`${buttons.save} ${label}`}
            disabled={!valid || busy}
            onClick={() => void save()}
          >
            {buttons.save}
          </ActionButton>
          {saved ? (
            <>
              <ActionButton
                type="button"
                emphasis="line"
                aria-label={`${testing === formType ? buttons.testing : buttons.test} ${label}`}
                disabled={testing !== null}
                onClick={onTest}
              >
                {testing === formType ? buttons.testing : buttons.test}
              </ActionButton>
              <ActionButton
                type="button"
                emphasis="bare"
                aria-label={`${buttons.remove} ${label}`}
                disabled={busy}
                onClick={() => void remove()}
              >
                {buttons.remove}
              </ActionButton>
            </>
          ) : null}
        </ButtonRow>
      </Controls>
    </Row>
  );
}

function stateOf(saved: SavedWebhook | undefined): string {
  if (!saved) return webhookPanel.notConnected;
  return saved.place === 'server' ? webhookPanel.savedOnServer : webhookPanel.savedLocally;
}
