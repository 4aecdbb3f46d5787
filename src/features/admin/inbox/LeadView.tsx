import { useState } from 'react';
import type { LeadDetail } from '#contract/admin/admin.ts';
import { inbox } from '#content/admin/inbox.ts';
import { errors } from '#content/errors.ts';
import { leadKeys } from '../api/lead-data.ts';
import { useRemote } from '../api/queries.ts';
import { KeptLead } from '../offline/KeptLead.tsx';
import { RemoteView } from '../shared/RemoteView.tsx';
import { Group, ScreenStack } from '../shared/table.ts';
import { GroupHeading } from '../shared/text.tsx';
import { Answers } from './Answers.tsx';
import { loadLead } from './lead-calls.ts';
import { LeadButtons } from './LeadButtons.tsx';
import { LeadPhotos } from './LeadPhotos.tsx';
import { Sheet } from './Sheet.ts';
import { Told } from './Told.tsx';
import { VersionView } from './VersionView.tsx';
import { LeadHistory } from './work/LeadHistory.tsx';
import { LeadWorkForm } from './work/LeadWorkForm.tsx';

/** All of a lead: its answers, what can be done with it, its versions and their delivery. */
export function LeadView({
  id,
  onChanged,
  onGone,
}: {
  id: string;
  onChanged: () => void;
  /** It has been deleted here. */
  onGone?: () => void;
}) {
  const { remote, reload, retry, replace } = useRemote(leadKeys.lead(id), (signal) =>
    loadLead(id, signal),
  );
  /** The version that this view itself has made last. */
  const [own, setOwn] = useState<number>();
  const change = (lead: LeadDetail | null) => {
    if (lead) {
      setOwn(lead.work?.version);
      replace(lead);
    } else onGone?.();
    onChanged();
  };
  return (
    <Sheet>
      <RemoteView
        remote={remote}
        words={{
          loading: inbox.detail.loading,
          failed: { title: inbox.detail.failed, button: errors.section.button },
        }}
        onRetry={retry}
        kept={<KeptLead id={id} />}
      >
        {(lead) => {
          const [newest] = lead.versions;
          return (
            <ScreenStack>
              <LeadButtons lead={lead} onChanged={change} />
              <LeadWorkForm lead={lead} ownVersion={own} onChanged={change} onStale={reload} />
              {newest ? <Answers lead={lead} envelope={newest.envelope} /> : null}
              <LeadPhotos lead={lead} />
              <Told notices={lead.notices} />
              <LeadHistory lead={lead} />
              <Group>
                <GroupHeading>{inbox.detail.versions}</GroupHeading>
                {lead.versions.map((version) => (
                  <VersionView key={version.revision} version={version} />
                ))}
              </Group>
            </ScreenStack>
          );
        }}
      </RemoteView>
    </Sheet>
  );
}
