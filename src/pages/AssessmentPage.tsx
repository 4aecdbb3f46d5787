import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { PageLink } from '#components/PageLink.tsx';
import { Section } from '#components/Section.tsx';
import { assessment } from '#content/assessment.ts';
import { AssessmentForm } from '#features/enquiry/forms/AssessmentForm.tsx';
import { FormCard } from '#features/enquiry/fields/FormCard.tsx';
import { sizes } from '#theme/tokens.ts';
import { Aside, FormSplit } from './parts/FormSplit.tsx';
import { FeeTable } from './parts/FeeTable.tsx';
import { PageHero } from './parts/PageHero.tsx';

const Terms = styled(Grid)(({ theme }) => ({
  '& p': { marginTop: theme.spacing(3), maxWidth: sizes.measure },
}));

const FreeLink = styled(PageLink)({ fontWeight: 650 });

/** Booking of a paid assessment: fees, form, and what the report holds. */
export default function AssessmentPage() {
  const { price, freeLink } = assessment;
  return (
    <>
      <PageHero h1={assessment.h1} lead={assessment.lead} />
      <Section tone="wash" labelledBy="fees">
        <FeeTable />
        <Terms container columnSpacing={8}>
          <Grid size={{ xs: 12, lg: 6 }}>
            <Typography>
              {price.credit} {price.quotedExtras}
            </Typography>
          </Grid>
          <Grid size={{ xs: 12, lg: 6 }}>
            <Typography>
              {assessment.freeNote} <FreeLink to={freeLink.href}>{freeLink.label}</FreeLink>
            </Typography>
          </Grid>
        </Terms>
      </Section>
      <Section>
        <FormSplit>
          <FormCard>
            <AssessmentForm />
          </FormCard>
          <Aside heading={assessment.reportHeading} points={assessment.report} />
        </FormSplit>
      </Section>
    </>
  );
}
