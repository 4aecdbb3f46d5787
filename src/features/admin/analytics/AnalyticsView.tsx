import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { analyticsSchema } from '#contract/admin/analytics.ts';
import { paths } from '#contract/paths.ts';
import { FieldFrame } from '#components/fields/FieldFrame.tsx';
import { Select } from '#components/fields/controls.tsx';
import { analytics as words } from '#content/admin/analytics.ts';
import { call } from '../api/call.ts';
import { useRemote } from '../api/queries.ts';
import { CardText } from '../shared/text.tsx';
import { Notice } from '../shared/Notice.tsx';
import { RemoteView } from '../shared/RemoteView.tsx';
import { ScreenStack } from '../shared/table.ts';
import { Figures } from './Figures.tsx';

const Narrow = styled('div')(({ theme }) => ({ maxWidth: theme.spacing(30) }));

/** Figures about the leads of a period that the owner chooses. */
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
