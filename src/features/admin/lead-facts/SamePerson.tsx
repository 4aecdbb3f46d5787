import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { FieldFrame } from '#components/fields/FieldFrame.tsx';
import { Input } from '#components/fields/controls.tsx';
import { PageLink } from '#components/PageLink.tsx';
import { stageLabels } from '#content/admin/lead.ts';
import { leadFacts } from '#content/admin/lead-facts.ts';
import { leadForms } from '#content/admin/lead-forms.ts';
import type { RelatedLead } from '#contract/admin/lead-facts.ts';
import type { LeadDetail } from '#contract/admin/leads.ts';
import { leadStages } from '#contract/admin/lead-work.ts';
import { leadScreen } from '#contract/paths.ts';
import { linkPerson, ownName } from '../inbox/lead-calls.ts';
import { ButtonRow, CardText, Quiet } from '../shared/elements.tsx';
import { formatMoment } from '../shared/format.ts';
import { FactSection } from './FactSection.tsx';

const words = leadFacts.person;

const Requests = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

const Joining = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  justifyItems: 'start',
  maxWidth: theme.spacing(60),
}));

/** Other leads of the person who sent this one, to join and to part. */
export function SamePerson({
  lead,
  busy,
  act,
}: {
  lead: LeadDetail;
  busy: boolean;
  act: (action: () => Promise<LeadDetail>, said: string) => Promise<void>;
}) {
  const id = useId();
  const [other, setOther] = useState('');
  const { related = [] } = lead;
  const same = related.filter(({ isParted }) => !isParted);
  const earlier = same.filter(({ receivedAt }) => receivedAt <= lead.receivedAt).length;
  const counts = [
    ...(earlier === 0 ? [] : [words.earlier(earlier)]),
    ...(same.length === earlier ? [] : [words.later(same.length - earlier)]),
  ];
  const link = (to: string, isSame: boolean) =>
    act(
      () => linkPerson(lead.id, { other: to, isSame, by: ownName() }),
      isSame ? words.joined : words.parted,
    );
  return (
    <FactSection heading={words.heading} fact={counts.join(', ')}>
      {counts.length === 0 ? <Quiet>{words.none}</Quiet> : null}
      {related.length === 0 ? null : (
        <Requests>
          {related.map((one) => (
            <li key={one.id}>
              <Request lead={one} />
              <ButtonRow>
                <Button
                  type="button"
                  variant="text"
                  disabled={busy}
                  onClick={() => void link(one.id, one.isParted)}
                >
                  {one.isParted ? words.join : words.part}
                </Button>
              </ButtonRow>
            </li>
          ))}
        </Requests>
      )}
      <Joining
        onSubmit={(event) => {
          event.preventDefault();
          if (other.trim() !== '') void link(other, true).then(() => setOther(''));
        }}
      >
        <FieldFrame id={`${id}-other`} label={words.other} helper={words.otherHelper}>
          <Input
            id={`${id}-other`}
            maxLength={100}
            autoComplete="off"
            autoCapitalize="characters"
            value={other}
            onChange={({ target }) => setOther(target.value)}
          />
        </FieldFrame>
        <Button type="submit" variant="outlined" disabled={busy || other.trim() === ''}>
          {words.joinOther}
        </Button>
      </Joining>
    </FactSection>
  );
}

function Request({ lead }: { lead: RelatedLead }) {
  const stage = leadStages.find((one) => one === lead.stage);
  const what = [
    lead.job || leadForms[lead.formType].label,
    formatMoment(lead.receivedAt),
    stage === undefined ? lead.stage : stageLabels[stage],
  ].join(' · ');
  return (
    <>
      <CardText>
        <PageLink to={leadScreen(lead.id)}>{lead.name || lead.receipt}</PageLink>
      </CardText>
      <Quiet>{what}</Quiet>
      {lead.isRepeat ? <Quiet>{words.isRepeat}</Quiet> : null}
      {lead.isParted ? <Quiet>{words.isParted}</Quiet> : null}
    </>
  );
}
