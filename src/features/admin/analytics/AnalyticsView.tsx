import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { FieldFrame } from '#components/fields/FieldFrame.tsx';
import { Select } from '#components/fields/controls.tsx';
import { Card, CardGrid } from '#components/lists.ts';
import { analytics as words } from '#content/admin/analytics.ts';
import { type Analytics, analyticsSchema } from '#contract/admin/analytics.ts';
import { paths } from '#contract/paths.ts';
import { call } from '../api/call.ts';
import { useRemote } from '../api/queries.ts';
import { QuoteSums } from '../lead-facts/QuoteSums.tsx';
import { Notice, RemoteView } from '../shared/Notice.tsx';
import { CardText, ScreenStack } from '../shared/elements.tsx';
import { Arrival, Offline } from './Arrival.tsx';
import { Forwarding, PerForm } from './Counts.tsx';
import { FirstContact } from './FirstContact.tsx';
import { Funnel } from './Funnel.tsx';
import { PerDay } from './PerDay.tsx';
import { Sources } from './Sources.tsx';

const Narrow = styled('div')(({ theme }) => ({ maxWidth: theme.spacing(30) }));

/** Figures about the leads of a period. */
export function AnalyticsView() {
  const id = useId();
  const [days, setDays] = useState<string>(words.usualRange);
  const { remote, retry } = useRemote(['analytics', days], (signal) =>
    call(analyticsSchema, `${paths.adminAnalytics}?${new URLSearchParams({ days })}`, { signal }),
  );
  return (
    <ScreenStack>
      <Narrow>
        <FieldFrame id={id} label={words.rangeLabel}>
          <Select id={id} value={days} onChange={({ target }) => setDays(target.value)}>
            {words.ranges.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </FieldFrame>
      </Narrow>
      <RemoteView remote={remote} words={words} onRetry={retry}>
        {(figures) =>
          figures.total === 0 ? (
            <Notice title={words.empty.title}>
              <CardText>{words.empty.text}</CardText>
            </Notice>
          ) : (
            <Figures figures={figures} />
          )
        }
      </RemoteView>
    </ScreenStack>
  );
}

const FigureCard = styled(Card)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.spacing(1.5),
}));

export function Figures({ figures }: { figures: Analytics }) {
  const { funnel, quotes, firstContact, sources, total } = figures;
  return (
    <ScreenStack>
      <PerDay figures={figures} />
      {funnel && <Funnel funnel={funnel} />}
      {quotes && <QuoteSums quotes={quotes} />}
      {sources && <Sources sources={sources} />}
      <CardGrid columns={firstContact ? { lg: 3 } : { md: 2 }}>
        {firstContact && (
          <FigureCard component="section" aria-labelledby="contact-heading">
            <FirstContact contact={firstContact} leads={total} />
          </FigureCard>
        )}
        <FigureCard component="section" aria-labelledby="arrival-heading">
          <Arrival figures={figures} />
        </FigureCard>
        <FigureCard component="section" aria-labelledby="offline-heading">
          <Offline figures={figures} />
        </FigureCard>
      </CardGrid>
      <PerForm figures={figures} />
      <Forwarding figures={figures} />
    </ScreenStack>
  );
}
