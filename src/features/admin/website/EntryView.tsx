import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { ConfirmDialog } from '#components/ModalDialog.tsx';
import Link from '@mui/material/Link';
import { toast } from '#components/toast/toasts.tsx';
import { apiErrorTexts } from '#content/admin/api-errors.ts';
import {
  entryForm,
  entryStates,
  entryWords as words,
  pictureWords,
} from '#content/admin/content.ts';
import { projectHref } from '#content/projects/heads.ts';
import { projectKinds } from '#content/projects/kinds.ts';
import {
  type ContentOverview,
  type RevisionPost,
  revisionPostSchema,
} from '#contract/admin/content.ts';
import { apiErrorCodes } from '#contract/api-error.ts';
import { projectSchema, type PublishedProject } from '#contract/content/kinds.ts';
import { ButtonRow, CardText, Facts, Group, Quiet, ScreenStack } from '../shared/elements.tsx';
import { Notice } from '../shared/Notice.tsx';
import { MatchedView } from './align/MatchedView.tsx';
import { wholeOf } from './align/pictures.ts';
import { builtData } from './built-data.ts';
import { type EntryData, newRow, rowOf } from './drafts.ts';
import { isLive, type KnownEntry, stateOf } from './entries.ts';
import { EntryHistory } from './EntryHistory.tsx';
import { isDrawn, useDrawable } from './ProjectPictures.tsx';
import { dropRow, isWaiting, sendRow } from './website.ts';
import type { WebsiteRow } from '#outbox/admin/website-rows.ts';

type Publication = ContentOverview['publication'] | undefined;

/** The newest version that says something, and the revision that it is; null for the build's. */
function newestOf({ kind, slug, published }: KnownEntry): {
  data: EntryData | null;
  base: string | null;
} {
  const base = published?.newest.id ?? null;
  const data = published?.newest.data ?? published?.live?.data ?? builtData(kind, slug);
  return { data, base };
}

/** One entry: what it says, what can be done with it, and its history. */
export function EntryView({
  entry,
  publication,
  isOwner,
  isOffline,
  onEdit,
}: {
  entry: KnownEntry;
  publication: Publication;
  isOwner: boolean;
  isOffline: boolean;
  onEdit: (row: WebsiteRow) => void;
}) {
  const { row, kind, slug, title } = entry;
  const [isAsking, setAsking] = useState(false);
  const { data, base } = newestOf(entry);
  const canEdit = row === undefined || (!isWaiting(row) && !saysNothing(row));

  const post = async (sent: WebsiteRow, body: RevisionPost, said: string) => {
    try {
      const isAnswered = await sendRow(sent, { body, uploads: [] }, new Map());
      toast(
        isAnswered ? { variant: 'success', title: said } : { variant: 'info', ...entryForm.waits },
        'corner',
      );
    } catch {
      toast({ variant: 'error', ...entryForm.notStored }, 'corner');
    }
  };
  const head = (state: RevisionPost['state']) => ({ id: crypto.randomUUID(), slug, base, state });
  const takeOff = () => {
    setAsking(false);
    const body = { ...head('withdrawn'), kind, data: null };
    void post({ ...newRow(kind), slug, base }, body, words.take.done);
  };
  const restore = (chosen: EntryData) => {
    const sent = rowOf({ kind, slug }, chosen, base);
    const body = revisionPostSchema.parse({ ...head('published'), kind, data: chosen });
    void post(sent, body, words.history.restored);
  };

  return (
    <ScreenStack>
      <Group>
        <Quiet role="status">{stateOf(entry, publication)}</Quiet>
        {row === undefined ? null : <RowNotice row={row} onEdit={onEdit} />}
        <ButtonRow>
          {canEdit ? (
            <Button
              type="button"
              disabled={row === undefined && data === null}
              onClick={() => {
                if (row !== undefined && row.overtaken !== true) onEdit(row);
                else if (data !== null) onEdit(rowOf({ kind, slug }, data, base));
              }}
            >
              {row === undefined || row.overtaken === true ? words.edit : words.goOn}
            </Button>
          ) : null}
          {isOwner && isLive(entry) && canEdit ? (
            <Button type="button" variant="outlined" onClick={() => setAsking(true)}>
              {words.take.button}
            </Button>
          ) : null}
        </ButtonRow>
      </Group>
      {kind === 'project' &&
      stateOf({ ...entry, row: undefined }, publication) === entryStates.live ? (
        // A full page load: the website is another app.
        <Link href={projectHref(slug)}>{words.page}</Link>
      ) : null}
      {data === null ? null : <Says data={data} />}
      <EntryHistory
        entry={entry}
        isOffline={isOffline}
        onRestore={isOwner && canEdit ? restore : null}
      />
      {isAsking ? (
        <ConfirmDialog
          texts={words.take.ask(title)}
          onCancel={() => setAsking(false)}
          onConfirm={takeOff}
        />
      ) : null}
    </ScreenStack>
  );
}

/** How the version on this device stands. */
function RowNotice({ row, onEdit }: { row: WebsiteRow; onEdit: (row: WebsiteRow) => void }) {
  const { send, refusal } = row;
  if (row.overtaken === true) {
    return (
      <Notice tone="wrong" role="alert" title={words.overtaken.title}>
        <CardText>{words.overtaken.text}</CardText>
        <Button type="button" variant="outlined" onClick={() => void dropRow(row.id)}>
          {words.overtaken.button}
        </Button>
      </Notice>
    );
  }
  if (refusal !== undefined) {
    const known = apiErrorCodes.find((one) => one === refusal.code) ?? 'internal';
    return (
      <Notice tone="wrong" role="alert" title={entryForm.failed.title}>
        <CardText>{entryForm.failed.text(apiErrorTexts[known])}</CardText>
        {Object.entries(refusal.fields).map(([name, message]) => (
          <CardText key={name}>{message}</CardText>
        ))}
        <Button type="button" variant="outlined" onClick={() => void dropRow(row.id)}>
          {words.drop.button}
        </Button>
      </Notice>
    );
  }
  if (!isWaiting(row)) return null;
  return (
    <Notice tone="waiting" title={words.waiting.title}>
      <CardText>{words.waiting.text}</CardText>
      <Button
        type="button"
        variant="outlined"
        onClick={() => (saysNothing(row) ? void dropRow(row.id) : onEdit(row))}
      >
        {send?.state === 'withdrawn' ? words.waiting.stop : words.waiting.edit}
      </Button>
    </Notice>
  );
}

/** Whether a row only takes its entry off the website: there is nothing to edit. */
const saysNothing = ({ send }: WebsiteRow) => send?.state === 'withdrawn';

const factNames = {
  project: ['title', 'location', 'year', 'category', 'summary'],
  testimonial: ['rating', 'title', 'content', 'name', 'location', 'project', 'date'],
} as const;

/** What an entry says. */
function Says({ data }: { data: EntryData }) {
  const project = projectSchema.safeParse(data).data;
  const names = project === undefined ? factNames.testimonial : factNames.project;
  const values = new Map<string, unknown>(Object.entries(data));
  const valueOf = (name: string) => {
    const value = values.get(name);
    if (name === 'rating') return words.stars(Number(value));
    if (name !== 'category') return String(value);
    return projectKinds.find(({ id }) => id === value)?.label ?? String(value);
  };
  return (
    <Group>
      {project === undefined ? null : <MatchedPictures data={project} />}
      <Facts>
        {names.map((name) => [
          <dt key={name}>{words.facts[name]}</dt>,
          <dd key={`${name} value`}>{valueOf(name)}</dd>,
        ])}
      </Facts>
    </Group>
  );
}

/** The two pictures of a project as it is stored, one over the other. */
function MatchedPictures({ data }: { data: PublishedProject }) {
  const before = useDrawable(data.before);
  const after = useDrawable(data.after);
  const match = useMemo(
    () => (isDrawn(before) && isDrawn(after) ? wholeOf(before, after) : null),
    [before, after],
  );
  if (before === 'missing' || after === 'missing') {
    return <CardText>{pictureWords.problems.missing}</CardText>;
  }
  if (match === null || typeof match === 'string' || !isDrawn(before) || !isDrawn(after)) {
    return null;
  }
  return <MatchedView before={before} after={after} {...match} />;
}
