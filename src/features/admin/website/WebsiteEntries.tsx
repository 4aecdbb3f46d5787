import Button from '@mui/material/Button';
import ArrowBack from '@mui/icons-material/ArrowBack';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { RouterLink } from '#components/PageLink.tsx';
import { useStore } from '#components/use-store.ts';
import { kindWords } from '#content/admin/website/kinds.ts';
import { publicationWords, websiteScreen as words } from '#content/admin/website/screen.ts';
import type { ContentOverview } from '#contract/admin/content.ts';
import type { ContentKind } from '#contract/content/kinds.ts';
import type { WebsiteRow } from '#outbox/admin/website-rows.ts';
import { focusMain } from '../shared/focus-main.ts';
import { CardText, GroupHeading, Quiet, ScreenStack } from '../shared/elements.tsx';
import { Notice, RemoteView } from '../shared/Notice.tsx';
import { entriesOf, liveData, takenSlugs } from './entries.ts';
import { EntryEditor } from './EntryEditor.tsx';
import { EntryList } from './EntryList.tsx';
import { EntryView } from './EntryView.tsx';
import { Overview } from './Overview.tsx';
import { newRow } from './rows.ts';
import { SetUp } from './SetUp.tsx';
import { useWebsite, type Website } from './use-website.ts';
import { addressOf, listAddress, sectionOf, usePlace } from './website-address.ts';
import { dropRow, editRow, websiteStore } from './website.ts';
import { WithKinds } from './WithKinds.tsx';

/** What can be changed of the website: an overview, a list, one entry, or its form. */
export function WebsiteEntries() {
  const { remote, retry } = useWebsite();
  return (
    <RemoteView remote={remote} words={words} onRetry={retry}>
      {(website) => <Screen website={website} />}
    </RemoteView>
  );
}

function Screen({ website }: { website: Website }) {
  const { overview, isOwner, isOffline } = website;
  const publication = overview?.publication;
  const content = publication?.content ?? null;
  const place = usePlace();
  useFocusOnChange(useLocation().search);
  const navigate = useNavigate();
  const rows = useStore(websiteStore);
  /** A row that nothing has been typed in yet, so that it is stored nowhere. */
  const [fresh, setFresh] = useState<WebsiteRow | null>(null);
  const edit = (row: WebsiteRow) => {
    setFresh(row);
    void navigate(addressOf({ edit: row.id }));
  };

  if (place.at === 'form') {
    return (
      <Editor
        key={place.id}
        id={place.id}
        fresh={fresh?.id === place.id ? fresh : null}
        website={website}
        rows={rows}
        onClose={(kind) => void navigate(listAddress(kind))}
      />
    );
  }
  if (place.at === 'entry') {
    const { kind, slug } = place;
    return (
      <>
        <Back kind={kind} />
        <WithKinds of={[kind]} content={content} overview={overview}>
          {(kinds) => {
            const found = entriesOf(kinds[kind], overview, rows).find((one) => one.slug === slug);
            return (
              <>
                <GroupHeading sx={{ marginBlock: 2 }}>{found?.title ?? slug}</GroupHeading>
                {found === undefined ? null : (
                  <EntryView
                    // A new version begins without an open question.
                    key={found.published?.newest.id ?? slug}
                    entry={{ ...found, slug }}
                    publication={publication}
                    isOwner={isOwner}
                    isOffline={isOffline}
                    onEdit={edit}
                  />
                )}
              </>
            );
          }}
        </WithKinds>
      </>
    );
  }
  return (
    <ScreenStack>
      {place.at === 'section' ? <Back /> : null}
      {isOffline ? (
        <Notice tone="waiting" role="status" title={words.offline.title}>
          <CardText>{words.offline.text}</CardText>
        </Notice>
      ) : null}
      <PublicationNotice publication={publication} />
      {place.at === 'overview' ? (
        <>
          {isOwner && overview !== null ? <SetUp entries={overview.entries} /> : null}
          <Overview overview={overview} rows={rows} />
        </>
      ) : (
        <WithKinds of={place.section.kinds} content={content} overview={overview}>
          {(kinds) =>
            place.section.kinds.map((kind) => (
              <EntryList
                key={kind}
                kind={kinds[kind]}
                entries={entriesOf(kinds[kind], overview, rows)}
                publication={publication}
                isOwner={isOwner}
                onAdd={() => edit(newRow(kind))}
              />
            ))
          }
        </WithKinds>
      )}
    </ScreenStack>
  );
}

/** What had the focus is gone with the list, the entry or the form. */
function useFocusOnChange(address: string): void {
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    focusMain();
  }, [address]);
}

/** Back to the list that an entry is in; without a kind, to the overview. */
function Back({ kind }: { kind?: ContentKind }) {
  const to = kind === undefined ? addressOf() : listAddress(kind);
  const section = kind === undefined || to === addressOf() ? undefined : sectionOf(kind);
  return (
    <div>
      <Button component={RouterLink} to={to} variant="text" startIcon={<ArrowBack />}>
        {section?.title ?? words.back}
      </Button>
    </div>
  );
}

function PublicationNotice({
  publication,
}: {
  publication: ContentOverview['publication'] | undefined;
}) {
  if (publication === undefined || publication.state === 'current') return null;
  const { title, text } = publicationWords[publication.state];
  const isFailed = publication.state === 'failed';
  return (
    <Notice
      tone={isFailed ? 'wrong' : 'waiting'}
      role={isFailed ? 'alert' : 'status'}
      title={title}
    >
      <CardText>{text}</CardText>
      {publication.problem === null ? null : <CardText>{publication.problem}</CardText>}
    </Notice>
  );
}

/** The form of a row: a new one, or one that is on this device. */
function Editor({
  id,
  fresh,
  website: { overview, isOwner },
  rows,
  onClose,
}: {
  id: string;
  fresh: WebsiteRow | null;
  website: Website;
  rows: readonly WebsiteRow[];
  onClose: (kind: ContentKind) => void;
}) {
  const [row, setRow] = useState<WebsiteRow | null | undefined>(undefined);
  const [loaded, setLoaded] = useState(0);
  // What a form has begun with stays: what was typed is compared with it.
  const [content] = useState(overview?.publication.content ?? null);
  const navigate = useNavigate();
  useEffect(() => {
    let isShown = true;
    editRow(id).then(
      (found) => isShown && setRow(found ?? fresh),
      () => isShown && setRow(fresh),
    );
    return () => {
      isShown = false;
    };
    // Read once: from then on the form has it.
  }, [id, fresh]);
  const load = async (other: WebsiteRow) => {
    if (other.id !== id) {
      await dropRow(id);
      void navigate(addressOf({ edit: other.id }), { replace: true });
      return;
    }
    setRow((await editRow(id)) ?? other);
    setLoaded(loaded + 1);
  };
  if (row === undefined) return <Quiet role="status">{words.loading}</Quiet>;
  if (row === null) {
    return (
      <>
        <Back />
        <CardText>{words.gone}</CardText>
      </>
    );
  }
  const { added, edit, note } = kindWords[row.kind];
  return (
    <>
      <Back kind={row.kind} />
      <WithKinds of={[row.kind]} content={content} overview={overview}>
        {(kinds) => {
          const kind = kinds[row.kind];
          const entry = entriesOf(kind, overview, rows).find(
            ({ slug }) => slug !== null && slug === row.slug,
          );
          // The name of such an entry is in none of its fields.
          const isNamed = entry?.isBuilt === true && kind.off !== 'removed';
          return (
            <>
              <GroupHeading sx={{ marginBlock: 2 }}>
                {row.slug === null ? added : (isNamed && entry.title) || edit}
              </GroupHeading>
              {note === undefined ? null : <CardText sx={{ marginBlock: 2 }}>{note}</CardText>}
              <EntryEditor
                // What another tab has written begins a form of its own.
                key={loaded}
                kind={kind}
                row={row}
                live={liveData(entry)}
                taken={takenSlugs(kind, overview, rows)}
                isOwner={isOwner}
                onLoad={load}
                onClose={() => onClose(row.kind)}
              />
            </>
          );
        }}
      </WithKinds>
    </>
  );
}
