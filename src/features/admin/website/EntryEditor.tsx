import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { type ResolverResult, useForm } from 'react-hook-form';
import { ConfirmDialog } from '#components/ModalDialog.tsx';
import { toast } from '#components/toast/toasts.tsx';
import { apiErrorTexts } from '#content/admin/api-errors.ts';
import { entryForm as words, entryWords } from '#content/admin/content.ts';
import type { RevisionPost } from '#contract/admin/content.ts';
import { apiErrorCodes } from '#contract/api-error.ts';
import type { WebsiteRow } from '#outbox/admin/website-rows.ts';
import { ButtonRow, CardText, Quiet } from '../shared/elements.tsx';
import { Notice } from '../shared/Notice.tsx';
import { uploadsOf } from './align/pictures.ts';
import {
  fieldNames,
  hasNewPictures,
  pictureProblems,
  postOf,
  type Problems,
  refusedFields,
  slugFor,
  type Typed,
  withSuggestions,
} from './drafts.ts';
import { labelOf, ProjectFields, TestimonialFields } from './EntryFields.tsx';
import type { EntryForm } from './fields.tsx';
import { Preview } from './Preview.tsx';
import { isDrawn, ProjectPictures, useDrawable } from './ProjectPictures.tsx';
import { useKeptRow } from './use-kept-row.ts';
import { dropRow, sendRow } from './website.ts';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  maxWidth: theme.spacing(110),
}));

const ALTS = ['beforeAlt', 'afterAlt'] as const;
const PICTURES = ['before', 'after', 'alignment'] as const;

type Wanted = 'draft' | 'published';

/** Why the server refused a row, at its fields. */
function refusedAt({ refusal }: WebsiteRow): Problems {
  return refusal === undefined ? {} : refusedFields(refusal.fields);
}

const asErrors = (problems: Problems) =>
  Object.fromEntries(
    Object.entries(problems).map(([name, message]) => [name, { type: 'custom', message }]),
  );

/** The form of a project or testimonial; what is typed and photographed stays on this device until it is sent. */
export function EntryEditor({
  row: initial,
  taken,
  isOwner,
  onClose,
}: {
  row: WebsiteRow;
  /** Slugs of other entries. */
  taken: ReadonlySet<string>;
  isOwner: boolean;
  onClose: () => void;
}) {
  const { kind } = initial;
  const { row, isStored, flush, type, change, end } = useKeptRow(initial);
  const before = useDrawable(row.before);
  const after = useDrawable(row.after);
  const [problems, setProblems] = useState(() => refusedAt(initial));
  const [busy, setBusy] = useState(false);
  const [isPreviewed, setPreviewed] = useState(false);
  const [isAsking, setAsking] = useState(false);
  /** Descriptions that somebody has written; the others follow the title. */
  const ownAlts = useRef(new Set<string>(ALTS.filter((name) => name in initial.typed)));
  const form: EntryForm = useForm<Record<string, string>>({
    defaultValues: { ...emptyOf(initial), ...withSuggestions(initial) },
    resolver: (values): ResolverResult<Record<string, string>> => {
      const result = postOf({ ...row, typed: values }, headOf('draft'), newUploads());
      const found = 'problems' in result ? ofFields(result.problems) : {};
      if (Object.keys(found).length === 0) return { values, errors: {} };
      return { values: {}, errors: asErrors(found) };
    },
  });
  useEffect(() => {
    for (const [name, message] of Object.entries(ofFields(refusedAt(initial)))) {
      form.setError(name, { message });
    }
  }, [form, initial]);

  const typedNow = (): Typed => {
    const all = form.getValues();
    const isKept = (name: string) => !isAlt(name) || ownAlts.current.has(name);
    return Object.fromEntries(Object.entries(all).filter(([name]) => isKept(name)));
  };
  const onInput = (name: string) => {
    if (isAlt(name)) ownAlts.current.add(name);
    const typed = typedNow();
    const suggested = withSuggestions({ ...row, typed });
    for (const alt of ALTS) {
      if (kind === 'project' && !ownAlts.current.has(alt)) {
        form.setValue(alt, suggested[alt] ?? '');
      }
    }
    type(typed);
  };
  const headOf = (state: Wanted) => ({
    id: crypto.randomUUID(),
    slug: row.slug ?? slugFor(kind, form.getValues(), taken),
    base: row.base,
    state,
  });
  const submit = (wanted: Wanted) => {
    setProblems(pictureProblems(row));
    void form.handleSubmit(() => finish(wanted))();
  };
  const finish = async (wanted: Wanted) => {
    const current = { ...row, typed: typedNow() };
    const uploads = newUploads();
    const made = postOf(current, headOf(wanted), uploads);
    if ('problems' in made) return;
    setBusy(true);
    try {
      const bytes = new Map<string, ArrayBuffer>();
      if (hasNewPictures(current)) {
        const cropped =
          isDrawn(before) && isDrawn(after) && current.alignment !== null
            ? await uploadsOf(current.alignment, { before, after })
            : null;
        if (cropped === null) {
          setProblems({ alignment: words.problems.unmade });
          return;
        }
        bytes.set(uploads.before, cropped.before).set(uploads.after, cropped.after);
      }
      await send(current, made.body, bytes, uploads);
    } finally {
      setBusy(false);
    }
  };
  const send = async (
    current: WebsiteRow,
    body: RevisionPost,
    bytes: ReadonlyMap<string, ArrayBuffer>,
    uploads: ReturnType<typeof newUploads>,
  ) => {
    const fields = (['before', 'after'] as const).map((field) => ({ id: uploads[field], field }));
    end();
    try {
      const sending = { body, uploads: bytes.size === 0 ? [] : fields };
      const isAnswered = await sendRow(current, sending, bytes);
      toast(
        isAnswered
          ? { variant: 'success', title: words.sent[body.state] }
          : { variant: 'info', ...words.waits },
        'corner',
      );
      onClose();
    } catch {
      toast({ variant: 'error', ...words.notStored }, 'corner');
    }
  };

  const wrong = { ...problems, ...form.formState.errors };
  const shownProblems = [...PICTURES, ...fieldNames[kind]].filter((name) => name in wrong);
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) submit(isOwner ? 'published' : 'draft');
      }}
      onChange={({ target }) => {
        if (target instanceof Element) onInput(target.getAttribute('name') ?? '');
      }}
    >
      <Refused row={initial} />
      {kind === 'project' ? (
        <>
          <ProjectPictures
            row={row}
            drawables={{ before, after }}
            problems={problems}
            onChange={(changed, bytes) => {
              setProblems({});
              return change(changed, bytes);
            }}
            onOpen={() => void flush()}
          />
          <ProjectFields form={form} />
        </>
      ) : (
        <TestimonialFields form={form} />
      )}
      <Quiet role="status">{isStored ? words.kept : words.notKept}</Quiet>
      {shownProblems.length === 0 ? null : (
        <FormHelperText error role="alert">
          {words.check(shownProblems.map(labelOf(kind)))}
        </FormHelperText>
      )}
      <ButtonRow>
        {isOwner ? (
          <Button type="submit" disabled={busy}>
            {busy ? words.busy : words.publish}
          </Button>
        ) : null}
        <Button
          type="button"
          variant={isOwner ? 'outlined' : 'contained'}
          disabled={busy}
          onClick={() => submit('draft')}
        >
          {words.saveDraft}
        </Button>
        {kind === 'project' ? (
          <Button
            type="button"
            variant="text"
            aria-expanded={isPreviewed}
            onClick={() => setPreviewed(!isPreviewed)}
          >
            {isPreviewed ? words.preview.hide : words.preview.show}
          </Button>
        ) : null}
        <Button type="button" variant="text" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="button" variant="text" onClick={() => setAsking(true)}>
          {entryWords.drop.button}
        </Button>
      </ButtonRow>
      {isPreviewed ? (
        <Preview row={row} typed={form.getValues()} before={before} after={after} />
      ) : null}
      {isAsking ? (
        <ConfirmDialog
          texts={entryWords.drop.ask}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            end();
            void dropRow(row.id).then(onClose);
          }}
        />
      ) : null}
    </Form>
  );
}

const isAlt = (name: string) => ALTS.some((alt) => alt === name);

const newUploads = () => ({ before: crypto.randomUUID(), after: crypto.randomUUID() });

const emptyOf = ({ kind }: WebsiteRow): Record<string, string> =>
  Object.fromEntries(fieldNames[kind].map((name) => [name, '']));

/** The problems that are shown at a field of the form, not at a picture. */
const ofFields = (problems: Problems): Problems =>
  Object.fromEntries(
    Object.entries(problems).filter(([name]) => !PICTURES.some((one) => one === name)),
  );

function Refused({ row: { refusal } }: { row: WebsiteRow }) {
  if (refusal === undefined) return null;
  const code = apiErrorCodes.find((one) => one === refusal.code) ?? 'internal';
  return (
    <Notice tone="wrong" role="alert" title={words.failed.title}>
      <CardText>{words.failed.text(apiErrorTexts[code])}</CardText>
    </Notice>
  );
}
