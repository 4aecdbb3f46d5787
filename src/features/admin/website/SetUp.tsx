import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { RowList } from '#components/lists.ts';
import { PageLink } from '#components/PageLink.tsx';
import { type SetUpStep, setUpWords as words } from '#content/admin/website/set-up.ts';
import { isSampleBuild } from '#content/business.ts';
import type { ContentOverview } from '#contract/admin/content.ts';
import type { ContentKind } from '#contract/content/kinds.ts';
import { CardText, Group, GroupHeading, Quiet } from '../shared/elements.tsx';
import { EntryRow } from './EntryList.tsx';
import { sectionAddress, sectionOf } from './website-address.ts';

type Entries = ContentOverview['entries'];

/** Kinds of pages, of which one that is off the website was switched off on purpose. */
const switched: readonly ContentKind[] = ['service', 'area'];

/** Whether something of a step has been published, or a page has been taken off. */
function isDone({ kinds }: SetUpStep, entries: Entries): boolean {
  return entries.some(({ kind, live, isOff }) => {
    if (!kinds.includes(kind)) return false;
    return live !== null || (switched.includes(kind) && isOff);
  });
}

/** The steps from the sample to a firm's own website; nothing where the build is a firm's own, or all are done. */
export function SetUp({ entries }: { entries: Entries }) {
  const id = useId();
  const steps = words.steps.map((step) => ({ ...step, isDone: isDone(step, entries) }));
  const done = steps.filter((step) => step.isDone).length;
  if (!isSampleBuild || done === steps.length) return null;
  return (
    <Group aria-labelledby={id}>
      <GroupHeading id={id}>{words.heading}</GroupHeading>
      <CardText>{steps[0]?.isDone ? words.named : words.text}</CardText>
      <Quiet>{words.progress(done, steps.length)}</Quiet>
      <RowList>
        {steps.map((step) => (
          <Step key={step.title} {...step} />
        ))}
      </RowList>
    </Group>
  );
}

function Step({ kinds, title, text, isDone: done }: SetUpStep & { readonly isDone: boolean }) {
  const section = sectionOf(kinds[0]);
  if (section === undefined) return null;
  return (
    <EntryRow>
      <PageLink to={sectionAddress(section)} underline="hover">
        <Typography component="span" sx={{ fontWeight: 650 }}>
          {title}
        </Typography>
        <Quiet component="span">{done ? words.done : text}</Quiet>
      </PageLink>
    </EntryRow>
  );
}
