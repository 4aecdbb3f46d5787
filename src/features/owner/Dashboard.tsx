import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ActionButton } from '#components/ActionButton.tsx';
import { Bonded, Stone } from '#components/Bonded.tsx';
import { Stamp } from '#components/Prose.tsx';
import {
  dashboard,
  dashboardCards,
  dashboardTiles,
  type DashboardCard,
} from '#content/admin/dashboard.ts';
import { errors } from '#content/errors.ts';
import { type } from '#theme/tokens.ts';
import { useRemote } from './api/use-remote.ts';
import { Group, Stack } from './parts/table.ts';
import { RemoteView } from './parts/RemoteView.tsx';
import { loadWebhooks } from './webhooks/keepers.ts';
import { readLocalWebhooks } from './webhooks/local-webhooks.ts';

const Tile = styled(Stone)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  margin: 0,
  padding: theme.spacing(2, 3),
  '& dt': { fontSize: type.note, color: theme.vars.palette.stone.inkSoft },
  '& dd': {
    ...theme.typography.h2,
    margin: 0,
  },
}));

const Card = styled(Stone)(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: theme.spacing(1),
  '&[data-soon]': {
    backgroundColor: theme.vars.palette.stone.sandstoneWash,
    color: theme.vars.palette.stone.inkSoft,
  },
  '& h3': { ...theme.typography.h4, margin: 0 },
  '& p': { ...theme.typography.body2, margin: 0 },
  '& a': { display: 'inline-block', paddingBlock: theme.spacing(1.5), fontSize: type.small },
}));

/** The dashboard with the server behind it: its webhooks are counted. */
export function ServerDashboard() {
  const { remote, retry } = useRemote(loadWebhooks);
  return (
    <Sections
      tiles={
        <RemoteView
          remote={remote}
          words={{
            loading: dashboard.loading,
            failed: { title: dashboard.webhooksUnknown, button: errors.section.button },
          }}
          onRetry={retry}
        >
          {({ webhooks }) => <Tiles webhooks={Object.keys(webhooks).length} />}
        </RemoteView>
      }
    />
  );
}

/** The dashboard of a static host: this browser's webhooks are counted. */
export function BrowserDashboard() {
  const [count] = useState(() => Object.keys(readLocalWebhooks()).length);
  return <Sections tiles={<Tiles webhooks={count} />} />;
}

function Tiles({ webhooks }: { webhooks: number }) {
  return (
    <Bonded columns={{ xs: 2, lg: 4 }} role="group" aria-label={dashboard.tilesLabel}>
      {dashboardTiles(webhooks).map(({ id, label, value }) => (
        <Tile key={id} as="dl">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Tile>
      ))}
    </Bonded>
  );
}

function Sections({ tiles }: { tiles: ReactNode }) {
  return (
    <Stack>
      {tiles}
      <Group aria-labelledby="owner-cards">
        <h2 id="owner-cards">{dashboard.cardsHeading}</h2>
        <Bonded role="list" columns={{ sm: 2, lg: 4 }}>
          {dashboardCards.map((card) => (
            <DashboardCardView key={card.id} card={card} />
          ))}
        </Bonded>
      </Group>
      <Group aria-labelledby="owner-help">
        <h2 id="owner-help">{dashboard.help.heading}</h2>
        <Bonded role="list" columns={{ md: 3 }}>
          {dashboard.help.items.map(({ title, text, href, link }) => (
            <Card key={title} role="listitem">
              <h3>{title}</h3>
              <p>{text}</p>
              <Link to={href}>{link}</Link>
            </Card>
          ))}
        </Bonded>
      </Group>
    </Stack>
  );
}

function DashboardCardView({ card }: { card: DashboardCard }) {
  const soon = card.status === 'Coming Soon';
  const name = `${dashboard.openCard} ${card.title}`;
  return (
    <Card role="listitem" data-soon={soon ? '' : undefined}>
      <Stamp>{card.status}</Stamp>
      <h3>{card.title}</h3>
      <p>{card.text}</p>
      {soon ? (
        <ActionButton type="button" emphasis="line" disabled aria-label={name}>
          {dashboard.openCard}
        </ActionButton>
      ) : (
        <Link to={card.href} aria-label={name}>
          {dashboard.openCard}
        </Link>
      )}
    </Card>
  );
}
