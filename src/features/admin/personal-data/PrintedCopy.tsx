import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Fragment, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { answerWords } from '#content/admin/answer-words.ts';
import { answerLabels } from '#content/admin/inbox.ts';
import { leadForms } from '#content/admin/lead-forms.ts';
import { personalData } from '#content/admin/personal-data.ts';
import type { PersonExport } from '#contract/admin/persons.ts';
import { Facts } from '../shared/elements.tsx';
import { formatMoment } from '../shared/format.ts';

const words = personalData.person;

/** On paper only, and alone there. */
const Page = styled('article')(({ theme }) => ({
  display: 'none',
  '@media print': {
    display: 'grid',
    gap: theme.spacing(2),
    'body > :not(&)': { display: 'none' },
  },
}));

type Lead = PersonExport['leads'][number];

/** A person's copy as a page, which is printed at once. */
export function PrintedCopy({ copy, onPrinted }: { copy: PersonExport; onPrinted: () => void }) {
  const done = useEffectEvent(onPrinted);
  useEffect(() => {
    // Phones print after this returns.
    const stop = () => done();
    window.addEventListener('afterprint', stop);
    window.print();
    return () => window.removeEventListener('afterprint', stop);
  }, []);
  return createPortal(
    <Page>
      <Typography variant="h2" component="h1">
        {words.printed.title(copy.firm)}
      </Typography>
      <Typography>{`${words.printed.at} ${formatMoment(copy.exportedAt)}`}</Typography>
      {copy.leads.map((lead) => (
        <LeadCopy key={lead.id} lead={lead} />
      ))}
    </Page>,
    document.body,
  );
}

function LeadCopy({ lead }: { lead: Lead }) {
  const { receipt, formType, receivedAt, versions, events = [], photos } = lead;
  return (
    <section>
      <Typography variant="h3" component="h2">
        {`${leadForms[formType].label}, ${formatMoment(receivedAt)}, ${words.receipt(receipt)}`}
      </Typography>
      {versions.map(({ revision, envelope }) => (
        <section key={revision}>
          <Typography variant="h4" component="h3">
            {words.printed.version(revision)}
          </Typography>
          <Facts>
            {Object.entries(envelope.data).map(([name, value]) => (
              <Fragment key={name}>
                <dt>{answerLabels[name] ?? name}</dt>
                <dd>
                  {[value]
                    .flat()
                    .map((one) => answerWords(name, one))
                    .join('; ')}
                </dd>
              </Fragment>
            ))}
          </Facts>
        </section>
      ))}
      {events.length === 0 ? null : (
        <Facts aria-label={words.printed.history}>
          {events.map(({ id, at, author, kind, text }) => (
            <Fragment key={id}>
              <dt>{formatMoment(at)}</dt>
              <dd>{[author, kind, text].filter(Boolean).join(': ')}</dd>
            </Fragment>
          ))}
        </Facts>
      )}
      {photos.length === 0 ? null : (
        <Typography>{`${words.printed.photos}: ${photos.length}`}</Typography>
      )}
    </section>
  );
}
