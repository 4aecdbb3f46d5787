import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { RowList } from '#components/lists.ts';
import { PageLink } from '#components/PageLink.tsx';
import { type Section, sections } from '#content/admin/website/kinds.ts';
import { websiteScreen as words } from '#content/admin/website/screen.ts';
import type { ContentOverview } from '#contract/admin/content.ts';
import type { WebsiteRow } from '#outbox/admin/website-rows.ts';
import { Group, GroupHeading, Quiet } from '../shared/elements.tsx';
import { asBuilt, entriesOf, isLive, isNamed } from './entries.ts';
import { EntryRow } from './EntryList.tsx';
import { ofNamedFirm } from './kinds/index.ts';
import { joined } from './kinds/kind.ts';
import { sectionAddress } from './website-address.ts';
import { plainKinds } from './WithKinds.tsx';

type Known = { overview: ContentOverview | null; rows: readonly WebsiteRow[] };

/** What can be changed, each part with how much of it differs from the build. */
export function Overview(known: Known) {
  const id = useId();
  return (
    <Group aria-labelledby={id}>
      <GroupHeading id={id}>{words.overview}</GroupHeading>
      <RowList>
        {sections.map((section) => (
          <EntryRow key={section.id}>
            <PageLink to={sectionAddress(section)} underline="hover">
              <Typography component="span" sx={{ fontWeight: 650 }}>
                {section.title}
              </Typography>
              <Quiet component="span">{summaryOf(section, known)}</Quiet>
            </PageLink>
          </EntryRow>
        ))}
      </RowList>
    </Group>
  );
}

function summaryOf({ kinds }: Section, { overview, rows }: Known): string {
  const known = isNamed(overview) ? ofNamedFirm(plainKinds) : plainKinds;
  const entries = kinds.flatMap((kind) => entriesOf(known[kind], overview, rows));
  const count = (test: (entry: (typeof entries)[number]) => boolean) => entries.filter(test).length;
  const shown = count((entry) => entry.kind.off !== 'rebuilt' && isLive(entry));
  const changed = count(({ published, isBuilt, kind }) => {
    const isLiveOver = (published?.live ?? null) !== null;
    if (kind.off === 'rebuilt') return isLiveOver;
    return isBuilt && (isLiveOver || published?.isOff === true);
  });
  const drafts = count(({ published }) => published?.newest.state === 'draft');
  const here = count(({ row }) => row !== undefined);
  const parts = [
    [shown, words.counts.shown],
    [changed, words.counts.changed],
    [drafts, words.counts.drafts],
    [here, words.counts.here],
  ] as const;
  const said = parts.map(([number, say]) => (number === 0 ? '' : say(number)));
  const rebuilt = kinds.map((kind) => known[kind]).find(({ off }) => off === 'rebuilt');
  return joined(...said) || (rebuilt === undefined ? words.counts.shown(0) : asBuilt(rebuilt));
}
