import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { type ResolverResult, useForm } from 'react-hook-form';
import { ConfirmDialog } from '#components/ModalDialog.tsx';
import { toast } from '#components/toast/toasts.tsx';
import { entryWords } from '#content/admin/website/entry.ts';
import { entryForm as words } from '#content/admin/website/form.ts';
import type { RevisionPost } from '#contract/admin/content.ts';
import type { WebsiteRow } from '#outbox/admin/website-rows.ts';
import { ButtonRow, Quiet } from '../shared/elements.tsx';
import { EntryFields } from './EntryFields.tsx';
import { LogoOfFirm, OnePicture, pictureWordsOf, ProjectPictures } from './EntryPictures.tsx';
import { EntryPreview } from './EntryPreview.tsx';
import type { EntryForm } from './fields.tsx';
import { type EntryData, fieldsOf, groupsFor, type Kind, type Typed } from './kinds/kind.ts';
import {
  asErrors,
  labelsOf,
  newUploads,
  ofFields,
  pictureProblems,
  postOf,
  refusedAt,
  type Uploads,
} from './post.ts';
import { OtherTab, Refusal } from './RowNotice.tsx';
import { builtTyped, filledIn, ownNames, slugFor, withSuggestions } from './rows.ts';
import { uploadBytes } from './upload-bytes.ts';
import { useDrawable } from './use-drawable.ts';
import { useKeptRow } from './use-kept-row.ts';
import { dropRow, sendRow, WrittenElsewhere } from './website.ts';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  maxWidth: theme.spacing(110),
}));

type Wanted = 'draft' | 'published';

/** The form of an entry; what is typed and photographed stays on this device until it is sent. */
export function EntryEditor({
  kind,
  row: initial,
  live,
  taken,
  isOwner,
  onLoad,
  onClose,
}: {
  kind: Kind;
  row: WebsiteRow;
  /** What visitors see of this entry now. */
  live: EntryData | null;
  /** Slugs of other entries. */
  taken: ReadonlySet<string>;
  isOwner: boolean;
  /** Another tab has written this of the entry, and it is to be shown. */
  onLoad: (other: WebsiteRow) => void;
  onClose: () => void;
}) {
  const { row, isStored, other, flush, stored, type, change, keepOwn, end, resume } =
    useKeptRow(initial);
  const drawables = {
    before: useDrawable(row.before, stored),
    after: useDrawable(row.after, stored),
    picture: useDrawable(row.picture, stored),
    logo: useDrawable(row.logo, stored),
  };
  const [problems, setProblems] = useState(() => refusedAt(kind, initial));
  const [busy, setBusy] = useState(false);
  const [isPreviewed, setPreviewed] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const asked = useRef<Wanted>('draft');
  /** What somebody has written of what is suggested. */
  const own = useRef(new Set(ownNames(kind, initial.typed)));
  const form: EntryForm = useForm<Record<string, string>>({
    defaultValues: { ...emptyOf(kind, initial), ...filledIn(kind, initial) },
    resolver: (typed): ResolverResult<Record<string, string>> => {
      const result = postOf(kind, { ...row, typed }, headOf(asked.current), newUploads(), live);
      const found = 'problems' in result ? ofFields(kind, result.problems) : {};
      if (Object.keys(found).length === 0) return { values: typed, errors: {} };
      return { values: {}, errors: asErrors(found) };
    },
  });
  useEffect(() => {
    for (const [name, message] of Object.entries(ofFields(kind, refusedAt(kind, initial)))) {
      form.setError(name, { message });
    }
  }, [form, kind, initial]);

  const typedNow = (): Typed => {
    const suggested = suggestedNames(kind);
    // What says the same as the build goes on following it.
    const built = builtTyped(kind, initial.slug);
    const isKept = ([name, text]: readonly [string, string]) =>
      text !== built[name] && (!suggested.includes(name) || own.current.has(name));
    return Object.fromEntries(Object.entries(form.getValues()).filter(isKept));
  };
  const onInput = (names: readonly string[]) => {
    const suggested = suggestedNames(kind);
    for (const name of names) if (suggested.includes(name)) own.current.add(name);
    const typed = typedNow();
    const all = withSuggestions(kind, typed);
    for (const name of suggested) {
      if (!own.current.has(name)) form.setValue(name, all[name] ?? '');
    }
    type(typed);
  };
  const fill = (typed: Typed) => {
    for (const [name, text] of Object.entries(typed)) form.setValue(name, text);
    form.clearErrors(Object.keys(typed));
    onInput(Object.keys(typed));
    void flush();
  };
  const headOf = (state: Wanted) => ({
    id: crypto.randomUUID(),
    slug: row.slug ?? slugFor(kind, form.getValues(), taken),
    base: row.base,
    state,
  });
  const submit = (wanted: Wanted) => {
    asked.current = wanted;
    setProblems(pictureProblems(kind, row, live));
    void form.handleSubmit(() => finish(wanted))();
  };
  const finish = async (wanted: Wanted) => {
    const current = { ...row, typed: { ...typedNow() } };
    const uploads = newUploads();
    const made = postOf(kind, current, headOf(wanted), uploads, live);
    if ('problems' in made) return;
    setBusy(true);
    try {
      const bytes = await uploadBytes(kind, current, drawables);
      if (bytes !== null) await send(current, made.body, bytes, uploads);
      else setProblems({ [kind.pictures.at(-1) ?? '']: words.problems.unmade });
    } finally {
      setBusy(false);
    }
  };
  const send = async (
    current: WebsiteRow,
    body: RevisionPost,
    bytes: Awaited<ReturnType<typeof uploadBytes>> & object,
    uploads: Uploads,
  ) => {
    const fields = [...bytes.keys()].map((field) => ({ id: uploads[field], field }));
    const made = new Map([...bytes].map(([field, value]) => [uploads[field], value]));
    const said = body.state === 'withdrawn' ? 'rebuilt' : body.state;
    try {
      const isAnswered = await sendRow(
        { ...current, ...(await end()) },
        { body, uploads: fields },
        { pictures: made, isCompared: true },
      );
      toast(
        isAnswered
          ? { variant: 'success', title: words.sent[said] }
          : { variant: 'info', ...words.waits },
        'corner',
      );
      onClose();
    } catch (error) {
      resume();
      if (error instanceof WrittenElsewhere) void flush();
      else toast({ variant: 'error', ...words.notStored }, 'corner');
    }
  };

  const shownProblems = labelsOf(kind, row, { ...problems, ...form.formState.errors });
  const pictures = {
    row,
    drawables,
    problems,
    onChange(changed: Partial<WebsiteRow>, bytes?: ReadonlyMap<string, ArrayBuffer>) {
      setProblems({});
      return change(changed, bytes);
    },
    onOpen: () => void flush(),
  };
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && other === null) submit(isOwner ? 'published' : 'draft');
      }}
      onChange={({ target }) => {
        const name = target instanceof Element ? target.getAttribute('name') : null;
        if (name) onInput([name]);
      }}
    >
      <Refusal refusal={initial.refusal} />
      {kind.pictures.includes('before') ? <ProjectPictures {...pictures} /> : null}
      {kind.pictures.includes('picture') ? (
        <OnePicture {...pictures} said={pictureWordsOf(kind, row.slug)} />
      ) : null}
      {kind.pictures.includes('logo') ? <LogoOfFirm {...pictures} /> : null}
      <EntryFields form={form} groups={groupsFor(kind, row)} onFill={fill} />
      {other === null ? (
        <Quiet role="status">{isStored ? words.kept : words.notKept}</Quiet>
      ) : (
        <OtherTab
          onLoad={() => void end().then(() => onLoad(other))}
          onKeep={() => void keepOwn()}
        />
      )}
      {shownProblems.length === 0 ? null : (
        <FormHelperText error role="alert">
          {words.check(shownProblems)}
        </FormHelperText>
      )}
      <ButtonRow>
        {isOwner ? (
          <Button type="submit" disabled={busy || other !== null}>
            {busy ? words.busy : words.publish}
          </Button>
        ) : null}
        <Button
          type="button"
          variant={isOwner ? 'outlined' : 'contained'}
          disabled={busy || other !== null}
          onClick={() => submit('draft')}
        >
          {words.saveDraft}
        </Button>
        <Button
          type="button"
          variant="text"
          aria-expanded={isPreviewed}
          onClick={() => setPreviewed(!isPreviewed)}
        >
          {isPreviewed ? words.preview.hide : words.preview.show}
        </Button>
        <Button type="button" variant="text" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="button" variant="text" onClick={() => setAsking(true)}>
          {entryWords.drop.button}
        </Button>
      </ButtonRow>
      {isPreviewed ? (
        <EntryPreview
          kind={kind}
          row={row}
          typed={form.getValues()}
          live={live}
          drawables={drawables}
        />
      ) : null}
      {isAsking ? (
        <ConfirmDialog
          texts={entryWords.drop.ask}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            void end()
              .then(() => dropRow(row.id))
              .then(onClose);
          }}
        />
      ) : null}
    </Form>
  );
}

const suggestedNames = (kind: Kind): readonly string[] => Object.keys(kind.suggested?.({}) ?? {});

const emptyOf = (kind: Kind, { slug }: WebsiteRow): Record<string, string> =>
  Object.fromEntries(fieldsOf(kind, slug).map(({ name }) => [name, '']));
