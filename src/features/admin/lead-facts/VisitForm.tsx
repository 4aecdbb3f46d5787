import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { fieldAria, FieldFrame } from '#components/fields/FieldFrame.tsx';
import { Input, Select } from '#components/fields/controls.tsx';
import { businessDay, businessMomentAt } from '#content/business-time.ts';
import { leadFacts, USUAL_VISIT, visitLengths, visitSlots } from '#content/admin/lead-facts.ts';
import { factLimits, type VisitReader } from '#contract/admin/lead-facts.ts';
import type { LeadChange, LeadDetail } from '#contract/admin/leads.ts';
import { workOf } from '#contract/admin/lead-work.ts';
import { visitFile } from '../inbox/lead-calls.ts';
import { ButtonRow, Quiet } from '../shared/elements.tsx';
import { formatClock, formatMoment } from '../shared/format.ts';
import { FactForm, FactSection } from './FactSection.tsx';
import { VisitMailChoices } from './VisitMailChoices.tsx';

const words = leadFacts.visit;

/** The day that the visitor asked for and the time at which its slot begins, as far as they said. */
function wished({ versions: [newest] }: LeadDetail): { day: string; clock: string } {
  const { preferredDate: day, timeSlot } = newest?.envelope.data ?? {};
  const slot = visitSlots.find(({ value }) => value === timeSlot);
  return { day: typeof day === 'string' ? day : '', clock: slot?.clock ?? '' };
}

function entered(lead: LeadDetail) {
  const { visit = null } = workOf(lead);
  if (visit === null) return { ...wished(lead), minutes: USUAL_VISIT, note: '' };
  const at = new Date(visit.at);
  const { minutes, note } = visit;
  return { day: businessDay(at), clock: formatClock(visit.at), minutes, note };
}

/** The visit that is booked for a lead. */
export function VisitForm({
  lead,
  busy,
  onSave,
}: {
  lead: LeadDetail;
  busy: boolean;
  onSave: (change: LeadChange) => void;
}) {
  const id = useId();
  const { visit = null, stage, version } = workOf(lead);
  const [values, setValues] = useState(() => entered(lead));
  const [isChecked, setChecked] = useState(false);
  // A choice is for one save: afterwards the lead has another version.
  const [choice, setChoice] = useState<{ version: number; readers: readonly VisitReader[] }>();
  const readers = choice?.version === version ? choice.readers : [];
  const sent = readers.length === 0 ? {} : { sendVisitTo: [...readers] };
  const { day, clock, minutes, note } = values;
  const enter = (more: Partial<typeof values>) => setValues((before) => ({ ...before, ...more }));
  const dayError = isChecked && day === '' ? words.dayMissing : undefined;
  const clockError = isChecked && clock === '' ? words.clockMissing : undefined;
  const isOverlapping = (lead.overlaps?.length ?? 0) + (lead.busy?.length ?? 0) > 0;
  const isNotYetBooked = ['new', 'contacted'].includes(stage);
  const submit = () => {
    setChecked(true);
    if (day === '' || clock === '') return;
    onSave({
      visit: { at: businessMomentAt(day, clock).toISOString(), minutes, note },
      ...(isNotYetBooked ? { stage: 'visit_booked' } : {}),
      ...sent,
    });
  };
  return (
    <FactSection
      heading={words.heading}
      fact={visit === null ? '' : words.booked(formatMoment(visit.at), visit.minutes)}
      isNext={(visit === null && stage === 'visit_booked') || isOverlapping}
    >
      {lead.overlaps?.map(({ id: other, name, at, assignee }) => (
        <Quiet key={other} role="status">
          {words.overlap(name, formatMoment(at), assignee)}
        </Quiet>
      ))}
      {lead.busy?.map(({ title, start, end }) => (
        <Quiet key={`${start} ${title}`} role="status">
          {words.busy(title, formatMoment(start), formatMoment(end))}
        </Quiet>
      ))}
      <FactForm
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) submit();
        }}
      >
        <FieldFrame id={`${id}-day`} label={words.day} error={dayError}>
          <Input
            id={`${id}-day`}
            type="date"
            {...fieldAria(`${id}-day`, dayError, undefined)}
            value={day}
            onChange={({ target }) => enter({ day: target.value })}
          />
        </FieldFrame>
        <FieldFrame id={`${id}-slot`} label={words.slot}>
          <Select
            id={`${id}-slot`}
            value={visitSlots.some((slot) => slot.clock === clock) ? clock : ''}
            onChange={({ target }) => enter({ clock: target.value })}
          >
            <option value="">{words.free}</option>
            {visitSlots.map(({ label, clock: begins }) => (
              <option key={begins} value={begins}>
                {label}
              </option>
            ))}
          </Select>
        </FieldFrame>
        <FieldFrame id={`${id}-clock`} label={words.clock} error={clockError}>
          <Input
            id={`${id}-clock`}
            type="time"
            {...fieldAria(`${id}-clock`, clockError, undefined)}
            value={clock}
            onChange={({ target }) => enter({ clock: target.value })}
          />
        </FieldFrame>
        <FieldFrame id={`${id}-minutes`} label={words.minutes}>
          <Select
            id={`${id}-minutes`}
            value={minutes}
            onChange={({ target }) => enter({ minutes: Number(target.value) })}
          >
            {[...new Set([...visitLengths, minutes])].map((length) => (
              <option key={length} value={length}>
                {words.length(length)}
              </option>
            ))}
          </Select>
        </FieldFrame>
        <div className="whole">
          <FieldFrame id={`${id}-note`} label={words.note} helper={words.noteHelper}>
            <Input
              id={`${id}-note`}
              maxLength={factLimits.noteMax}
              value={note}
              onChange={({ target }) => enter({ note: target.value })}
            />
          </FieldFrame>
        </div>
        {lead.visitMail ? (
          <div className="whole">
            <VisitMailChoices
              id={id}
              mail={lead.visitMail}
              chosen={readers}
              onChosen={(chosen) => setChoice({ version, readers: chosen })}
            />
          </div>
        ) : null}
        <ButtonRow className="whole">
          <Button type="submit" disabled={busy}>
            {leadFacts.visit.save}
          </Button>
          {visit === null ? null : (
            <>
              <Button type="button" variant="outlined" href={visitFile(lead.id)}>
                {words.calendar}
              </Button>
              <Button
                type="button"
                variant="text"
                disabled={busy}
                onClick={() => onSave({ visit: null, ...sent })}
              >
                {leadFacts.visit.remove}
              </Button>
            </>
          )}
          {isNotYetBooked ? <Quiet>{words.setsStage}</Quiet> : null}
        </ButtonRow>
      </FactForm>
    </FactSection>
  );
}
