import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { fieldAria, FieldFrame } from '#components/fields/FieldFrame.tsx';
import { Input } from '#components/fields/controls.tsx';
import { Stamp } from '#components/text.tsx';
import { invalidWebhookUrl, webhookWords } from '#content/admin/webhooks.ts';
import { formCatalogue } from '#content/forms/form-catalogue.ts';
import type { WebhookAnswer } from '#contract/admin/webhooks.ts';
import type { WebhookKey } from '#contract/form-types.ts';
import { isWebhookUrl } from '#contract/webhook-rule.ts';
import { ButtonRow, Quiet } from '../shared/elements.tsx';
import { formatMoment } from '../shared/format.ts';
import { createUnsaved } from '../shared/unsaved.ts';
import { answerWords, labelOf, placeOf, type SavedWebhook } from './saved-webhooks.ts';

const Row = styled(ListItem)(({ theme }) => ({
  // The list's own style for its rows is stronger.
  '&&&': { display: 'grid', paddingBlock: theme.spacing(3) },
  alignItems: 'stretch',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1.5),
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
  '& h3': { fontWeight: 650, width: '100%' },
}));

const Controls = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1.5) }));

/** What has been typed and not been saved; kept while other screens are looked at. */
const unsaved = createUnsaved<WebhookKey, string>();

/** One form type, or all without an address of their own: its URL with live validity, and Save, Test and Remove. */
export function WebhookRow({
  formType,
  saved,
  state,
  providers,
  testing,
  answers,
  onSave,
  onTest,
  onRemove,
}: {
  formType: WebhookKey;
  saved: SavedWebhook | undefined;
  /** Where its leads go. */
  state: string;
  providers: readonly string[];
  /** The form type being tested; only one is at a time. */
  testing: WebhookKey | null;
  /** What came of the last test and of the last lead. */
  answers: Answered;
  onSave: (url: string) => Promise<void>;
  onTest: () => void;
  onRemove: () => Promise<boolean>;
}) {
  const id = useId();
  const waitsForId = `${id}-waits-for`;
  const savedUrl = saved?.url ?? '';
  const typed = unsaved.useKept(formType) ?? savedUrl;
  useEffect(() => {
    if (unsaved.of(formType)?.trim() === savedUrl) unsaved.keep(formType, undefined);
  }, [formType, savedUrl]);
  const [busy, setBusy] = useState(false);
  const label = labelOf(formType);
  const url = typed.trim();
  const valid = isWebhookUrl(url, providers);
  const error = url !== '' && !valid ? invalidWebhookUrl(providers) : undefined;
  const { buttons } = webhookWords;

  const save = async () => {
    setBusy(true);
    await onSave(url);
    setBusy(false);
  };
  const remove = async () => {
    setBusy(true);
    const before = unsaved.of(formType);
    if ((await onRemove()) && unsaved.of(formType) === before) unsaved.keep(formType, undefined);
    setBusy(false);
  };
  // Enter says in a toast why an address is not saved.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || busy) return;
    event.preventDefault();
    void save();
  };

  return (
    <Row>
      <Name>
        <Typography component="h3">{label}</Typography>
        {formType === 'all' ? null : (
          <Stamp>
            {webhookWords.priorityLabel(webhookWords.priority[formCatalogue[formType].priority])}
          </Stamp>
        )}
        <Quiet component="span">{state}</Quiet>
        <Quiet>{placeOf(formType)}</Quiet>
      </Name>
      <Controls>
        <FieldFrame id={id} label={webhookWords.fieldLabel(label)} error={error}>
          <Input
            id={id}
            name={formType}
            type="url"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="done"
            placeholder={webhookWords.placeholder}
            value={typed}
            onChange={({ target: { value } }) =>
              unsaved.keep(formType, value === savedUrl ? undefined : value)
            }
            onKeyDown={onKeyDown}
            {...fieldAria(id, error, undefined)}
          />
        </FieldFrame>
        <ButtonRow>
          <Button
            type="button"
            aria-label={`${buttons.save} ${label}`}
            disabled={busy || !valid}
            aria-describedby={url === '' ? waitsForId : undefined}
            onClick={() => void save()}
          >
            {buttons.save}
          </Button>
          {url === '' ? <Quiet id={waitsForId}>{webhookWords.saveWaitsFor}</Quiet> : null}
          {saved ? (
            <>
              <Button
                type="button"
                variant="outlined"
                aria-label={`${testing === formType ? buttons.testing : buttons.test} ${label}`}
                disabled={testing !== null}
                onClick={onTest}
              >
                {testing === formType ? buttons.testing : buttons.test}
              </Button>
              <Button
                type="button"
                variant="text"
                aria-label={`${buttons.remove} ${label}`}
                disabled={busy}
                onClick={() => void remove()}
              >
                {buttons.remove}
              </Button>
            </>
          ) : null}
        </ButtonRow>
        <LastAnswers answers={answers} />
      </Controls>
    </Row>
  );
}

export type Answered = {
  readonly test?: WebhookAnswer | undefined;
  readonly forwarding?: WebhookAnswer | undefined;
};

/** When a webhook was last tried and last got a lead, and what it answered. */
export function LastAnswers({ answers: { test, forwarding } }: { answers: Answered }) {
  return (
    <>
      <Last answer={test} words={webhookWords.lastTest} />
      <Last answer={forwarding} words={webhookWords.lastForwarding} />
    </>
  );
}

function Last({
  answer,
  words,
}: {
  answer: WebhookAnswer | undefined;
  words: (moment: string, answer: string) => string;
}) {
  if (answer === undefined) return null;
  return (
    <Quiet color={answer.taken ? 'textSecondary' : 'error'}>
      {words(formatMoment(answer.at), answerWords(answer))}
    </Quiet>
  );
}
