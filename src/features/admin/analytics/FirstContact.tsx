import Typography from '@mui/material/Typography';
import type { Analytics } from '#contract/admin/analytics.ts';
import { analytics as words } from '#content/admin/analytics.ts';
import { formatDuration, formatShare } from '../shared/format.ts';
import { GroupHeading, Quiet } from '../shared/elements.tsx';
import { Numbers } from './Numbers.tsx';
import { ShareGauge } from './ChartFrame.tsx';

const HEADING = 'contact-heading';

/** How long leads waited for a first contact, and how many had it in the time promised. */
export function FirstContact({
  contact: { count, medianMs, promised, kept },
  leads,
}: {
  contact: NonNullable<Analytics['firstContact']>;
  leads: number;
}) {
  const text = words.firstContact;
  if (medianMs === null)
    return (
      <>
        <GroupHeading id={HEADING}>{text.heading}</GroupHeading>
        <Quiet>{text.none}</Quiet>
      </>
    );
  const share = promised === 0 ? null : kept / promised;
  return (
    <>
      <GroupHeading id={HEADING}>{text.heading}</GroupHeading>
      <Quiet>{text.median}</Quiet>
      <Typography variant="h2" component="p">
        {formatDuration(medianMs)}
      </Typography>
      {share === null ? (
        <Quiet>{text.nonePromised}</Quiet>
      ) : (
        <>
          <ShareGauge label={text.kept} share={share} />
          <Quiet>{text.keptOf(kept, promised)}</Quiet>
        </>
      )}
      <Numbers
        heading={HEADING}
        columns={[text.figure, text.value]}
        rows={[
          { id: 'median', name: text.median, values: [formatDuration(medianMs)] },
          {
            id: 'kept',
            name: text.kept,
            values: [share === null ? '–' : `${text.of(kept, promised)} (${formatShare(share)})`],
          },
          { id: 'contacted', name: text.contacted, values: [text.of(count, leads)] },
        ]}
      />
    </>
  );
}
