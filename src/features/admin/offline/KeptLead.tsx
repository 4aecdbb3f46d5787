import { readOnly } from '#content/admin/app.ts';
import { stageLabels } from '#content/admin/lead.ts';
import { workOf } from '#contract/admin/lead-work.ts';
import type { KeptLead as Kept } from '#contract/admin/leads.ts';
import { Answers, Sheet } from '../inbox/Answers.tsx';
import { LeadHistory } from '../inbox/LeadHistory.tsx';
import { Notice } from '../shared/Notice.tsx';
import { CardText, Facts, Quiet, ScreenStack } from '../shared/elements.tsx';
import { ageOf, formatDay } from '../shared/format.ts';
import { useCache } from './keep-cache.ts';

/** The cached copy of a lead that could not be loaded, if there is one. */
export function KeptLead({ id }: { id: string }) {
  const cached = useCache(true);
  const lead = cached?.leads.find((one) => one.id === id);
  if (!cached || !lead) return null;
  return (
    <>
      <Notice tone="waiting" role="status" title={readOnly.title}>
        <CardText>{readOnly.ageOfLead(ageOf(cached))}</CardText>
        <CardText>{readOnly.why}</CardText>
      </Notice>
      <KeptLeadView lead={lead} />
    </>
  );
}

/** A cached lead, read-only. */
export function KeptLeadView({ lead }: { lead: Kept }) {
  const { envelope, events, photos } = lead;
  return (
    <Sheet>
      <ScreenStack>
        <Facts>
          {workFacts(lead).map(([label, text]) => [
            <dt key={label}>{label}</dt>,
            <dd key={`${label} value`}>{text}</dd>,
          ])}
        </Facts>
        <Answers lead={lead} envelope={envelope} />
        {photos.length === 0 ? null : <Quiet>{readOnly.photos(photos.length)}</Quiet>}
        <LeadHistory lead={{ events, versions: [], notices: [] }} />
      </ScreenStack>
    </Sheet>
  );
}

function workFacts(lead: Kept): (readonly [string, string])[] {
  const { stage, lostReason, assignee, followUp } = workOf(lead);
  const { facts } = readOnly;
  const all = [
    [facts.stage, stageLabels[stage]],
    [facts.lostReason, lostReason],
    [facts.assignee, assignee],
    [facts.followUp, followUp === null ? '' : formatDay(followUp)],
  ] as const;
  return all.filter(([, text]) => text !== '');
}
