import Button from '@mui/material/Button';
import ArrowBack from '@mui/icons-material/ArrowBack';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { RouterLink } from '#components/PageLink.tsx';
import { useStore } from '#components/use-store.ts';
import { publicationWords, websiteScreen as words } from '#content/admin/content.ts';
import type { ContentOverview } from '#contract/admin/content.ts';
import { editedKindSchema, type EditedKind } from '#contract/content/kinds.ts';
import type { WebsiteRow } from '#outbox/admin/website-rows.ts';
import { focusMain } from '../shared/focus-main.ts';
import { CardText, GroupHeading, Quiet, ScreenStack } from '../shared/elements.tsx';
import { Notice, RemoteView } from '../shared/Notice.tsx';
import { newRow } from './drafts.ts';
import { entriesOf, takenSlugs } from './entries.ts';
import { EntryEditor } from './EntryEditor.tsx';
import { EntryList } from './EntryList.tsx';
import { EntryView } from './EntryView.tsx';
import { useWebsite, type Website } from './use-website.ts';
import { addressOf, usePlace } from './website-address.ts';
import { editRow, websiteStore } from './website.ts';

/** Projects and testimonials: the list, one of them, or its form. */
export function WebsiteEntries() {
  const { remote, retry } = useWebsite();
  return (
    <RemoteView remote={remote} words={words} onRetry={retry}>
      {(website) => <Screen website={website} />}
    </RemoteView>
  );
}

function Screen({ website: { overview, isOwner, isOffline } }: { website: Website }) {
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
  const close = () => void navigate(addressOf());

  if (place.at === 'form') {
    const isFreshRow = fresh?.id === place.id;
    return (
      <>
        <BackToList />
        <Editor
          key={place.id}
          id={place.id}
          fresh={isFreshRow ? fresh : null}
          takenBy={(kind) => takenSlugs(kind, overview, rows)}
          isOwner={isOwner}
          onClose={close}
        />
      </>
    );
  }
  if (place.at === 'entry') {
    const { kind, slug } = place;
    const entry = entriesOf(kind, overview, rows).find((one) => one.slug === slug);
    return (
      <>
        <BackToList />
        <GroupHeading sx={{ marginBlock: 2 }}>{entry?.title ?? slug}</GroupHeading>
        {entry === undefined ? null : (
          <EntryView
            // A new version begins without an open question.
            key={entry.published?.newest.id ?? slug}
            entry={{ ...entry, slug }}
            publication={overview?.publication}
            isOwner={isOwner}
            isOffline={isOffline}
            onEdit={edit}
          />
        )}
      </>
    );
  }
  return (
    <ScreenStack>
      {isOffline ? (
        <Notice tone="waiting" role="status" title={words.offline.title}>
          <CardText>{words.offline.text}</CardText>
        </Notice>
      ) : null}
      <PublicationNotice publication={overview?.publication} />
      {editedKindSchema.options.map((kind) => (
        <EntryList
          key={kind}
          kind={kind}
          entries={entriesOf(kind, overview, rows)}
          publication={overview?.publication}
          onAdd={() => edit(newRow(kind))}
        />
      ))}
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

function BackToList() {
  return (
    <Button component={RouterLink} to={addressOf()} variant="text" startIcon={<ArrowBack />}>
      {words.back}
    </Button>
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
  takenBy,
  isOwner,
  onClose,
}: {
  id: string;
  fresh: WebsiteRow | null;
  takenBy: (kind: EditedKind) => ReadonlySet<string>;
  isOwner: boolean;
  onClose: () => void;
}) {
  const [row, setRow] = useState<WebsiteRow | null | undefined>(undefined);
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
  if (row === undefined) return <Quiet role="status">{words.loading}</Quiet>;
  if (row === null) return <CardText>{words.gone}</CardText>;
  const { added, edit } = words.kinds[row.kind];
  return (
    <>
      <GroupHeading sx={{ marginBlock: 2 }}>{row.slug === null ? added : edit}</GroupHeading>
      <EntryEditor row={row} taken={takenBy(row.kind)} isOwner={isOwner} onClose={onClose} />
    </>
  );
}
