import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import { CardGrid, Card as PlainCard } from '#components/lists.ts';
import { PageLink } from '#components/PageLink.tsx';
import { Stamp } from '#components/text.tsx';
import {
  dashboard,
  dashboardCards,
  dashboardTiles,
  type DashboardCard,
  type WebhookHosts,
} from '#content/admin/dashboard.ts';
import { errors } from '#content/errors.ts';
import { type } from '#theme/tokens.ts';
import { useRemote } from './api/queries.ts';
import { CardHeading, CardText, Group, GroupHeading, ScreenStack } from './shared/elements.tsx';
import { HeldBackLink } from './inbox/HeldBack.tsx';
import { QuotesNow } from './lead-facts/QuoteSums.tsx';
import { FailedForwards } from './FailedForwards.tsx';
import { LostOnPhones } from './LostOnPhones.tsx';
import { MailboxTrouble } from './MailboxState.tsx';
import { Today } from './today/Today.tsx';
import { useIsOwner } from './session/session.ts';
import { RemoteView } from './shared/Notice.tsx';
import { isForOwners } from './shell/ScreenLinks.tsx';
import { builtInHosts, hostsOf, serverHosts } from './webhooks/saved-webhooks.ts';
import { loadWebhooks } from './webhooks/webhook-stores.ts';
import { readLocalWebhooks } from './webhooks/local-webhooks.ts';
import { BrowserWebhooks, ServerWebhooks } from './webhooks/Webhooks.tsx';

const Tile = styled(PlainCard)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  margin: 0,
  padding: theme.spacing(2, 3),
  '& dt': { fontSize: type.note, color: theme.vars.palette.brand.inkSoft },
  '& dd': {
    ...theme.typography.h2,
    margin: 0,
  },
  '& dd[data-note]': { ...theme.typography.body2, order: -1, fontSize: type.note },
}));

const Card = styled(PlainCard)(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: theme.spacing(1),
  '&[data-soon]': {
    backgroundColor: theme.vars.palette.brand.sandstoneWash,
    color: theme.vars.palette.brand.inkSoft,
  },
  '& a': { display: 'inline-block', paddingBlock: theme.spacing(1.5), fontSize: type.small },
}));

/** The dashboard with a server, whose webhooks it counts. */
export function ServerDashboard() {
  const tasks = (
    <>
      <Today />
      <QuotesNow />
      <HeldBackLink />
      <FailedForwards />
      <MailboxTrouble />
      <LostOnPhones />
    </>
  );
  return useIsOwner() ? (
    <OwnerDashboard tasks={tasks} />
  ) : (
    <Sections notice={tasks} webhooks={null} tiles={null} />
  );
}

function OwnerDashboard({ tasks }: { tasks: ReactNode }) {
  const { remote, retry } = useRemote(['webhooks'], loadWebhooks);
  return (
    <Sections
      notice={tasks}
      webhooks={<ServerWebhooks />}
      tiles={
        <RemoteView
          remote={remote}
          words={{
            loading: dashboard.loading,
            failed: { title: dashboard.webhooksUnknown, button: errors.section.button },
          }}
          onRetry={retry}
        >
          {(settings) => <Tiles hosts={serverHosts(settings)} />}
        </RemoteView>
      }
    />
  );
}

/** The dashboard on a static host: it counts the webhooks in this browser. */
export function BrowserDashboard() {
  const [local, setLocal] = useState(readLocalWebhooks);
  const configured = [...hostsOf(local), ...builtInHosts()];
  return (
    <Sections
      tiles={<Tiles hosts={{ configured, serverDefault: null }} />}
      webhooks={<BrowserWebhooks onChange={setLocal} />}
    />
  );
}

function Tiles({ hosts }: { hosts: WebhookHosts }) {
  return (
    <CardGrid columns={{ xs: 2, lg: 4 }} role="group" aria-label={dashboard.tilesLabel}>
      {dashboardTiles(hosts).map(({ id, label, value, note }) => (
        <Tile key={id} component="dl">
          <dt>{label}</dt>
          {note === undefined ? null : <dd data-note>{note}</dd>}
          <dd>{value}</dd>
        </Tile>
      ))}
    </CardGrid>
  );
}

function Sections({
  tiles,
  webhooks,
  notice,
}: {
  tiles: ReactNode;
  webhooks: ReactNode;
  notice?: ReactNode;
}) {
  const isOwner = useIsOwner();
  const isOpen = ({ href }: { href: string }) => isOwner || !isForOwners(href);
  return (
    <ScreenStack>
      {notice}
      {tiles}
      <Group aria-labelledby="owner-cards">
        <GroupHeading id="owner-cards">{dashboard.cardsHeading}</GroupHeading>
        <CardGrid role="list" columns={{ sm: 2, lg: 4 }}>
          {dashboardCards.filter(isOpen).map((card) => (
            <DashboardCardView key={card.id} card={card} />
          ))}
        </CardGrid>
      </Group>
      {webhooks}
      <Group aria-labelledby="owner-help">
        <GroupHeading id="owner-help">{dashboard.help.heading}</GroupHeading>
        <CardGrid role="list" columns={{ md: 3 }}>
          {dashboard.help.items.filter(isOpen).map(({ title, text, href, link }) => (
            <Card key={title} role="listitem">
              <CardHeading>{title}</CardHeading>
              <CardText>{text}</CardText>
              <PageLink to={href}>{link}</PageLink>
            </Card>
          ))}
        </CardGrid>
      </Group>
    </ScreenStack>
  );
}

function DashboardCardView({ card }: { card: DashboardCard }) {
  const soon = card.status === 'Coming Soon';
  const name = `${dashboard.openCard} ${card.title}`;
  return (
    <Card role="listitem" data-soon={soon ? '' : undefined}>
      <Stamp>{card.status}</Stamp>
      <CardHeading>{card.title}</CardHeading>
      <CardText>{card.text}</CardText>
      {soon ? (
        <Button type="button" variant="outlined" disabled aria-label={name}>
          {dashboard.openCard}
        </Button>
      ) : (
        <PageLink to={card.href} aria-label={name}>
          {dashboard.openCard}
        </PageLink>
      )}
    </Card>
  );
}
