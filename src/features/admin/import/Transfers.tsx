import Button from '@mui/material/Button';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FieldFrame, fieldAria } from '#components/fields/FieldFrame.tsx';
import { Input, Select } from '#components/fields/controls.tsx';
import { toast } from '#components/toast/toasts.tsx';
import { importWords as words } from '#content/admin/import.ts';
import { businessDay } from '#content/business-time.ts';
import { stageLabels } from '#content/admin/lead.ts';
import {
  type ImportField,
  importFields,
  importLimits,
  type ImportRequest,
  type ImportResult,
  importResultSchema,
} from '#contract/admin/import.ts';
import { type LeadStage, leadStages } from '#contract/admin/lead-work.ts';
import { LEADS_SCREEN, paths } from '#contract/paths.ts';
import { call, download, reasonFor } from '../api/call.ts';
import { saveFile } from '#lib/browser-page.ts';
import { leadsChanged } from '../api/lead-data.ts';
import { noteFailure } from '../session/session.ts';
import { Notice } from '../shared/Notice.tsx';
import {
  ButtonRow,
  CardText,
  Group,
  GroupHeading,
  Quiet,
  ScreenStack,
  Sideways,
  Table,
} from '../shared/elements.tsx';

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  maxWidth: theme.spacing(80),
}));

type Mapping = Readonly<Record<string, ImportField>>;

/** Leads as files: an import, and the export that comes back by it. */
export function Transfers() {
  return (
    <ScreenStack>
      <Group>
        <GroupHeading>{words.heading}</GroupHeading>
        <CardText>{words.intro}</CardText>
        <ImportLeads />
      </Group>
      <Group>
        <GroupHeading>{words.export.heading}</GroupHeading>
        <CardText>{words.export.text}</CardText>
        <ButtonRow>
          <Button type="button" variant="outlined" onClick={() => void saveJson()}>
            {words.export.button}
          </Button>
        </ButtonRow>
      </Group>
    </ScreenStack>
  );
}

async function saveJson(): Promise<void> {
  try {
    saveFile(await download(paths.adminLeadsJson), `leads-${businessDay(new Date())}.json`);
  } catch (error) {
    noteFailure(error);
    const description = reasonFor(error);
    toast({ variant: 'error', title: words.export.failed, description }, 'corner');
  }
}

/** Leads from a file: how it is read, and what an import would do, before anything is stored. */
function ImportLeads() {
  const id = useId();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [fileError, setFileError] = useState<string>();
  const [stage, setStage] = useState<LeadStage>('archived');
  const [mapping, setMapping] = useState<Mapping>({});
  const [preview, setPreview] = useState<ImportResult | null>(null);
  const [busy, setBusy] = useState(false);

  const ask = async (more: Partial<ImportRequest>): Promise<ImportResult | null> => {
    setBusy(true);
    try {
      const body: ImportRequest = { text, mapping, stage, isPreview: true, ...more };
      return await call(importResultSchema, paths.adminLeadsImport, { method: 'POST', body });
    } catch (error) {
      noteFailure(error);
      toast({ variant: 'error', title: words.notDone, description: reasonFor(error) }, 'corner');
      return null;
    } finally {
      setBusy(false);
    }
  };
  const look = async (more: Partial<ImportRequest>) => {
    const result = await ask(more);
    if (result === null) return;
    setFileError(result.problem ?? undefined);
    setPreview(result.problem === null ? result : null);
  };
  const pick = async (file: File | undefined) => {
    setPreview(null);
    setText('');
    if (file === undefined) return;
    if (file.size > importLimits.fileMax) return setFileError(words.tooLarge);
    try {
      const read = await file.text();
      setText(read);
      setMapping({});
      await look({ text: read, mapping: {} });
    } catch {
      setFileError(words.unreadable);
    }
  };
  const submit = async () => {
    if (text === '') return setFileError((before) => before ?? words.fileMissing);
    const result = await ask({ isPreview: false });
    if (result === null) return;
    toast({ variant: 'success', title: words.done(result.added) }, 'corner');
    await leadsChanged();
    await navigate(LEADS_SCREEN);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void submit();
      }}
    >
      <ScreenStack>
        <Fields>
          <FieldFrame id={`${id}-file`} label={words.file} error={fileError}>
            <Input
              id={`${id}-file`}
              type="file"
              accept=".csv,.json,text/csv,application/json"
              {...fieldAria(`${id}-file`, fileError, undefined)}
              onChange={({ target }) => {
                void pick(target.files?.[0]);
              }}
            />
          </FieldFrame>
          {preview?.isOwn ? (
            <Quiet>{words.own}</Quiet>
          ) : (
            <FieldFrame id={`${id}-stage`} label={words.stage} helper={words.stageHelper}>
              <Select
                id={`${id}-stage`}
                value={stage}
                onChange={({ target }) => {
                  const chosen = leadStages.find((one) => one === target.value);
                  if (chosen) setStage(chosen);
                }}
              >
                {leadStages.map((one) => (
                  <option key={one} value={one}>
                    {stageLabels[one]}
                  </option>
                ))}
              </Select>
            </FieldFrame>
          )}
        </Fields>
        {preview === null ? null : (
          <>
            <Outcome result={preview} />
            {preview.columns.length === 0 ? null : (
              <Columns
                columns={preview.columns}
                busy={busy}
                onChange={(column, field) => {
                  const next = { ...mapping, [column]: field };
                  setMapping(next);
                  void look({ mapping: next });
                }}
              />
            )}
          </>
        )}
        <ButtonRow>
          <Button type="submit" disabled={busy || preview?.added === 0}>
            {preview === null
              ? words.open
              : preview.added === 0
                ? words.nothing
                : words.submit(preview.added)}
          </Button>
        </ButtonRow>
      </ScreenStack>
    </form>
  );
}

function Outcome({ result: { added, known, failed, reasons } }: { result: ImportResult }) {
  return (
    <Notice
      tone={failed > 0 ? 'waiting' : 'plain'}
      role="status"
      title={[
        words.ready(added),
        ...(known === 0 ? [] : [words.known(known)]),
        ...(failed === 0 ? [] : [words.failed(failed)]),
      ].join(', ')}
    >
      {reasons.map(({ row, reason }) => (
        <CardText key={row}>{words.failure(row, reason)}</CardText>
      ))}
    </Notice>
  );
}

function Columns({
  columns,
  busy,
  onChange,
}: {
  columns: ImportResult['columns'];
  busy: boolean;
  onChange: (column: string, field: ImportField) => void;
}) {
  return (
    <Group>
      <GroupHeading>{words.columns}</GroupHeading>
      <Sideways>
        <Table>
          <TableHead>
            <TableRow>
              <TableCell component="th" scope="col">
                {words.column}
              </TableCell>
              <TableCell component="th" scope="col">
                {words.takenAs}
              </TableCell>
              <TableCell component="th" scope="col">
                {words.example}
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {columns.map(({ name, field, example }) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                <TableCell>
                  <Select
                    aria-label={words.takenAsOf(name)}
                    disabled={busy}
                    value={field}
                    onChange={({ target }) => {
                      const chosen = importFields.find((one) => one === target.value);
                      if (chosen) onChange(name, chosen);
                    }}
                  >
                    {importFields.map((one) => (
                      <option key={one} value={one}>
                        {words.fields[one]}
                      </option>
                    ))}
                  </Select>
                </TableCell>
                <TableCell>{example}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Sideways>
    </Group>
  );
}
