import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { entryWords } from '#content/admin/website/entry.ts';
import {
  focusWords,
  logoWords,
  pictureChanged,
  previewWords as words,
} from '#content/admin/website/pictures.ts';
import { testimonialSchema } from '#contract/content/kinds.ts';
import type { Focus } from '#contract/content/pictures.ts';
import { isTaken, type RowPicture, type WebsiteRow } from '#outbox/admin/website-rows.ts';
import { type } from '#theme/tokens.ts';
import { CardText, Group, GroupHeading } from '../shared/elements.tsx';
import { Changes } from './Changes.tsx';
import { type Drawables, pictureWordsOf } from './EntryPictures.tsx';
import { type EntryData, type Kind, pictureIn, type Typed, typedOf } from './kinds/kind.ts';
import { LogoOnGrounds } from './LogoOnGrounds.tsx';
import { ProjectPreview } from './ProjectPreview.tsx';
import { isDrawn } from './use-drawable.ts';

const Window = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(2),
  padding: theme.spacing(3),
  backgroundColor: theme.vars.palette.brand.sandstone,
}));

const Stars = styled('span')(({ theme }) => ({
  color: theme.vars.palette.brand.ochre,
  fontSize: type.h3,
  lineHeight: 1,
}));

const MOST_STARS = 5;

/** What visitors will see: the project, the review, or what changes. */
export function EntryPreview({
  kind,
  row,
  typed,
  live,
  drawables: { before, after, logo },
}: {
  kind: Kind;
  row: WebsiteRow;
  typed: Typed;
  /** What visitors see now. */
  live: EntryData | null;
  drawables: Drawables;
}) {
  const id = useId();
  if (kind.id === 'project') {
    return <ProjectPreview row={row} typed={typed} before={before} after={after} />;
  }
  const isReview = kind.id === 'testimonial';
  const from = live === null ? {} : typedOf(kind, row.slug, live);
  const hasPicture = kind.pictures.includes('picture');
  const changesFocus = hasPicture && !isSame(pictureIn(live)?.focus, row.focus);
  const changesPicture = hasPicture && (pictureIn(live)?.hash ?? null) !== idOf(row.picture);
  const changesLogo = kind.id === 'look' && logoIn(live) !== idOf(row.logo);
  return (
    <Group aria-labelledby={id}>
      <GroupHeading id={id}>{isReview ? words.heading : words.changes.heading}</GroupHeading>
      {isReview ? (
        <ReviewPreview kind={kind} typed={typed} />
      ) : (
        <>
          {changesLogo ? (
            <CardText>{logoWords.changes[row.logo === null ? 'off' : 'on']}</CardText>
          ) : null}
          {changesLogo && isDrawn(logo) ? <LogoOnGrounds logo={logo} /> : null}
          {changesPicture ? (
            <CardText>
              {row.picture === null ? pictureWordsOf(kind, row.slug).removed : pictureChanged}
            </CardText>
          ) : null}
          {changesFocus ? <CardText>{focusWords.changes}</CardText> : null}
          <Changes
            kind={kind}
            slug={row.slug}
            from={from}
            to={typed}
            others={changesLogo || changesPicture || changesFocus}
          />
        </>
      )}
      {row.slug === null ? null : <PageLinkOf kind={kind} slug={row.slug} />}
    </Group>
  );
}

/** What tells one picture from another; null for none. */
const idOf = (picture: RowPicture): string | null =>
  picture === null ? null : isTaken(picture) ? picture.id : picture.hash;

const isSame = (one: Focus | undefined, other: Focus | null): boolean =>
  one?.x === other?.x && one?.y === other?.y;

const logoIn = (data: EntryData | null): string | null =>
  data !== null && 'accent' in data ? (data.logo?.hash ?? null) : null;

function ReviewPreview({ kind, typed }: { kind: Kind; typed: Typed }) {
  const review = testimonialSchema.safeParse(kind.draftOf(typed, () => null, '')).data;
  if (review === undefined) return <CardText>{words.unfinished}</CardText>;
  const { rating, title, content, name, location, project } = review;
  return (
    <Window>
      <Stars role="img" aria-label={entryWords.stars(rating)}>
        {'★'.repeat(rating).padEnd(MOST_STARS, '☆')}
      </Stars>
      <Typography variant="h2" component="h3">
        {title}
      </Typography>
      <Typography variant="subtitle1">{content}</Typography>
      <CardText>
        <b>
          {name}, {location}
        </b>
        <br />
        {project}
      </CardText>
    </Window>
  );
}

/** A full page load: the website is another app. */
export function PageLinkOf({ kind, slug }: { kind: Kind; slug: string }) {
  const path = kind.pageOf?.(slug) ?? null;
  return path === null ? null : <Link href={path}>{entryWords.page}</Link>;
}
