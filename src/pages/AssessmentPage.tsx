import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { assessment } from '#content/assessment.ts';
import { assessmentFee, inDollars } from '#content/forms/assessment-options.ts';
import { assessmentLevels, PRIORITY_EXTRA } from '#content/forms/assessment-options.ts';
import { headingFace } from '#theme/heading-fonts.ts';
import { sizes, tight, type } from '#theme/tokens.ts';
import Grid from '@mui/material/Grid';
import { PageLink } from '#components/PageLink.tsx';
import { Section } from '#components/Section.tsx';
import { AssessmentForm } from '#features/enquiry/forms/AssessmentForm.tsx';
import { FormCard } from '#features/enquiry/fields/FormCard.tsx';
import { Aside, FormSplit } from './parts/FormSplit.tsx';
import { PageHero } from './parts/PageHero.tsx';

const Fees = styled(Table)(({ theme }) => {
  const { brand } = theme.vars.palette;
  return {
    borderTop: `${sizes.hairline} solid ${brand.hairline}`,
    '& tbody th': { fontWeight: 400 },
    '& small': { display: 'block', lineHeight: 1.6, maxWidth: '52ch' },
    '& td': {
      ...headingFace,
      fontSize: type.h3,
      fontWeight: 600,
      lineHeight: 1.6,
      whiteSpace: 'nowrap',
    },
    '& td + td': { fontWeight: 450, color: brand.inkSoft },
    [theme.breakpoints.down('sm')]: {
      '& th, & td': { paddingRight: theme.spacing(1.5) },
      '& thead th': { whiteSpace: 'normal' },
    },
    // On phones: the level in a row of its own, its two fees below.
    [tight]: {
      '& tr': {
        display: 'grid',
        gridTemplateColumns: 'repeat(2, auto)',
        justifyContent: 'start',
        borderBottom: `${sizes.hairline} solid ${brand.hairline}`,
      },
      '& th, & td': { borderBottom: 0 },
      '& th:first-of-type': { gridColumn: '1 / -1', paddingRight: 0 },
      '& tr > * + *': { paddingTop: 0 },
    },
  };
});

export function FeeTable() {
  const { fees, price } = assessment;
  return (
    <TableContainer>
      <Typography variant="h2" id="fees" sx={{ marginBottom: 3 }}>
        {fees.caption}
      </Typography>
      {/* Explicit roles: with another `display`, Safari no longer exposes the table. */}
      <Fees role="table" aria-labelledby="fees">
        <TableHead role="rowgroup">
          <TableRow role="row">
            {[price.base, fees.fee, price.surcharge].map((label) => (
              <TableCell role="columnheader" key={label}>
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {assessmentLevels.map((level) => (
            <TableRow role="row" key={level.value}>
              <TableCell component="th" scope="row" role="rowheader">
                <Typography variant="h3" component="b" sx={{ display: 'block' }}>
                  {level.label}
                </Typography>
                <Typography variant="body2" component="small">
                  {level.description}
                </Typography>
              </TableCell>
              <TableCell role="cell">{inDollars(assessmentFee(level.value, []))}</TableCell>
              <TableCell role="cell">
                {inDollars(assessmentFee(level.value, [PRIORITY_EXTRA]))}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Fees>
    </TableContainer>
  );
}

const Terms = styled(Grid)(({ theme }) => ({
  '& p': { marginTop: theme.spacing(3), maxWidth: sizes.measure },
}));

const FreeLink = styled(PageLink)({ fontWeight: 650 });

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
