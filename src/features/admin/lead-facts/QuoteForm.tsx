import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { fieldAria, FieldFrame } from '#components/fields/FieldFrame.tsx';
import { Input } from '#components/fields/controls.tsx';
import { businessDay } from '#content/business-time.ts';
import { inDollars, leadFacts, QUOTE_DAYS } from '#content/admin/lead-facts.ts';
import { factLimits, gstOf } from '#contract/admin/lead-facts.ts';
import type { LeadChange, LeadDetail } from '#contract/admin/leads.ts';
import { workOf } from '#contract/admin/lead-work.ts';
import { ButtonRow, Quiet } from '../shared/elements.tsx';
import { FactForm, FactSection } from './FactSection.tsx';

const words = leadFacts.quote;

const DAY_MS = 86_400_000;

/** Dollars as typed, in cents; null if that is no amount. */
export function centsOf(typed: string): number | null {
  const plain = typed.replaceAll(/[\s,$]/g, '');
  if (!/^\d{1,8}(?:\.\d{1,2})?$/.test(plain)) return null;
  const cents = Math.round(Number(plain) * 100);
  return cents <= factLimits.quoteMax ? cents : null;
}

/** The quote that was sent for a lead. */
export function QuoteForm({
  lead,
  busy,
  onSave,
}: {
  lead: LeadDetail;
  busy: boolean;
  onSave: (change: LeadChange) => void;
}) {
  const id = useId();
  const { quote = null, stage } = workOf(lead);
  const [amount, setAmount] = useState(quote === null ? '' : (quote.cents / 100).toFixed(2));
  const [today] = useState(() => businessDay(Date.now()));
  const [validUntil, setValidUntil] = useState(
    () => quote?.validUntil ?? businessDay(Date.now() + QUOTE_DAYS * DAY_MS),
  );
  const [note, setNote] = useState(quote?.note ?? '');
  const [error, setError] = useState<string>();
  const cents = centsOf(amount);
  const isNotYetQuoted = ['new', 'contacted', 'visit_booked'].includes(stage);
  const submit = () => {
    setError(cents === null ? words.invalid : undefined);
    if (cents === null || validUntil === '') return;
    onSave({
      quote: { cents, validUntil, note },
      ...(isNotYetQuoted ? { stage: 'quoted' } : {}),
    });
  };
  const isExpired = quote !== null && quote.validUntil < today && stage === 'quoted';
  return (
    <FactSection
      heading={words.heading}
      fact={
        quote === null ? '' : words.sent(inDollars(quote.cents), isExpired ? words.expired : '')
      }
      isNext={quote === null && stage === 'quoted'}
    >
      <FactForm
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) submit();
        }}
      >
        <FieldFrame
          id={`${id}-amount`}
          label={words.amount}
          error={error}
          helper={cents === null ? undefined : words.gst(inDollars(gstOf(cents)))}
        >
          <Input
            id={`${id}-amount`}
            inputMode="decimal"
            autoComplete="off"
            {...fieldAria(`${id}-amount`, error, cents === null ? undefined : words.heading)}
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
          />
        </FieldFrame>
        <FieldFrame id={`${id}-until`} label={words.validUntil}>
          <Input
            id={`${id}-until`}
            type="date"
            value={validUntil}
            onChange={({ target }) => setValidUntil(target.value)}
          />
        </FieldFrame>
        <FieldFrame id={`${id}-note`} label={words.note}>
          <Input
            id={`${id}-note`}
            maxLength={factLimits.noteMax}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </FieldFrame>
        <ButtonRow className="whole">
          <Button type="submit" disabled={busy}>
            {leadFacts.quote.save}
          </Button>
          {quote === null ? null : (
            <Button
              type="button"
              variant="text"
              disabled={busy}
              onClick={() => onSave({ quote: null })}
            >
              {leadFacts.quote.remove}
            </Button>
          )}
          {isNotYetQuoted ? <Quiet>{words.setsStage}</Quiet> : null}
        </ButtonRow>
      </FactForm>
    </FactSection>
  );
}
