import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { BeforeAfter, Mark, Words } from '#components/before-after/card-styles.ts';
import { previewWords as words } from '#content/admin/website/pictures.ts';
import { projectKinds } from '#content/projects/kinds.ts';
import { projectsPage } from '#content/projects/page.ts';
import type { WebsiteRow } from '#outbox/admin/website-rows.ts';
import { ChoiceLine } from '../shared/ChoiceLine.tsx';
import { CardHeading, CardText, Group, GroupHeading } from '../shared/elements.tsx';
import { CroppedPicture, MatchedView } from './align/MatchedView.tsx';
import type { Drawable } from './align/pictures.ts';
import type { Typed } from './kinds/kind.ts';
import { isDrawn, type Loaded } from './use-drawable.ts';
import { useMatch } from './use-match.ts';

/** Widths of the screens that are shown, in px. */
const screens = { phone: 390, computer: 1440 } as const;
type Screen = keyof typeof screens;

const Window = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  padding: theme.spacing(2),
  backgroundColor: theme.vars.palette.brand.sandstone,
}));

/** The card of the projects page: words under the picture on a phone, beside it where there is room. */
const Card = styled('div')({
  display: 'grid',
  '&[data-screen="computer"]': { gridTemplateColumns: '3fr 2fr' },
});

/** What a project will look like: its card and its large pair, on a phone and on a computer. */
export function ProjectPreview({
  row,
  typed,
  before,
  after,
}: {
  row: WebsiteRow;
  typed: Typed;
  before: Loaded;
  after: Loaded;
}) {
  const id = useId();
  const [screen, setScreen] = useState<Screen>('phone');
  return (
    <Group aria-labelledby={`${id}-heading`}>
      <GroupHeading id={`${id}-heading`}>{words.heading}</GroupHeading>
      <ChoiceLine
        aria-label={words.label}
        value={screen}
        onChange={(_event, chosen: unknown) => {
          if (chosen === 'phone' || chosen === 'computer') setScreen(chosen);
        }}
      >
        <ToggleButton value="phone">{words.widths.phone}</ToggleButton>
        <ToggleButton value="computer">{words.widths.computer}</ToggleButton>
      </ChoiceLine>
      {isDrawn(before) && isDrawn(after) ? (
        <Shown row={row} typed={typed} before={before} after={after} screen={screen} />
      ) : (
        <CardText>{words.noPictures}</CardText>
      )}
    </Group>
  );
}

function Shown({
  row,
  typed,
  before,
  after,
  screen,
}: {
  row: WebsiteRow;
  typed: Typed;
  before: Drawable;
  after: Drawable;
  screen: Screen;
}) {
  const match = useMatch(row, before, after);
  if (match === null || typeof match === 'string') {
    return <CardText>{words.notAligned}</CardText>;
  }
  const { title = '', location = '', year = '', summary = '', category } = typed;
  const service = projectKinds.find(({ id }) => id === category)?.label;
  const { viewer } = projectsPage;
  return (
    <Window>
      <CardHeading>{words.card}</CardHeading>
      <Scaled width={screens[screen]}>
        <Card data-screen={screen}>
          {/* Its height follows the preview, not this screen. */}
          <BeforeAfter sx={{ '&&': { aspectRatio: '3 / 2', height: 'auto' } }}>
            <div>
              <CroppedPicture picture={before} crop={match.crop} moved={null} />
            </div>
            <div>
              <CroppedPicture picture={after} {...match} />
            </div>
            <i />
            <Mark variant="caption" aria-hidden>
              {viewer.before}
            </Mark>
            <Mark variant="caption" aria-hidden>
              {viewer.after}
            </Mark>
          </BeforeAfter>
          <Words>
            <Typography variant="h3" component="h4">
              {title}
            </Typography>
            <Typography variant="body2">
              {location}, {year}
            </Typography>
            <Typography variant="body2">{summary}</Typography>
            {service === undefined ? null : (
              <Typography variant="body2" color="secondary">
                {viewer.serviceLink(service)}
              </Typography>
            )}
          </Words>
        </Card>
      </Scaled>
      <CardHeading sx={{ mt: 3 }}>{words.large}</CardHeading>
      <Scaled width={screens[screen]}>
        <MatchedView before={before} after={after} {...match} />
      </Scaled>
      <CardText sx={{ mt: 1 }}>
        {typed['beforeAlt']}
        <br />
        {typed['afterAlt']}
      </CardText>
    </Window>
  );
}

/** Content of a fixed width in px, made smaller where there is less room. */
function Scaled({ width, children }: { width: number; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(width);
  useEffect(() => {
    const { current } = frame;
    if (current === null) return undefined;
    const observer = new ResizeObserver(() => setRoom(current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  const zoom = Math.min(1, room / width);
  return (
    <Box ref={frame} sx={{ overflow: 'hidden' }}>
      <Box style={{ width, zoom }}>{children}</Box>
    </Box>
  );
}
