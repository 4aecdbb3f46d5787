import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { Course } from '#components/Course.tsx';
import { assessment } from '#content/assessment.ts';
import { AssessmentForm } from '#features/enquiry/AssessmentForm.tsx';
import { FormCard } from '#features/enquiry/fields/FormCard.tsx';
import { sizes } from '#theme/tokens.ts';
import { Aside } from './parts/Aside.ts';
import { FeeTable } from './parts/FeeTable.tsx';
import { FormSided } from './parts/FormSided.ts';
import { PageHero } from './parts/PageHero.tsx';

const Terms = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0, 8),
  '& p': { margin: theme.spacing(3, 0, 0), maxWidth: sizes.measure },
  '& a': { color: 'inherit', fontWeight: 650, textUnderlineOffset: '0.25em' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

/** Booking of a paid assessment: fees, form, and what the report holds (specification 2-§3). */
export default function AssessmentPage() {
  const { price, freeLink } = assessment;
  return (
    <>
      <PageHero h1={assessment.h1} lead={assessment.lead} />
      <Course tone="wash" labelledBy="fees">
        <FeeTable />
        <Terms>
          <p>
            {price.credit} {price.quotedExtras}
          </p>
          <p>
            {assessment.freeNote} <Link to={freeLink.href}>{freeLink.label}</Link>
          </p>
        </Terms>
      </Course>
      <Course>
        <FormSided>
          <FormCard>
            <AssessmentForm />
          </FormCard>
          <Aside>
            <h2>{assessment.reportHeading}</h2>
            <ul>
              {assessment.report.map((part) => (
                <li key={part}>{part}</li>
              ))}
            </ul>
          </Aside>
        </FormSided>
      </Course>
    </>
  );
}
