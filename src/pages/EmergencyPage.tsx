import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import ListItem from '@mui/material/ListItem';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { CardList } from '#components/lists.ts';
import { Icon } from '#components/Icon.tsx';
import { Section } from '#components/Section.tsx';
import type { ResponseClaim } from '#content/claims.ts';
import { emergency, type EmergencyNumber } from '#content/emergency.ts';
import { headingFace } from '#theme/heading-fonts.ts';
import { sizes, type } from '#theme/tokens.ts';
import { Split, underlined } from './parts/styles.ts';
import Stack from '@mui/material/Stack';
import { business } from '#content/business.ts';
import { emergencyNotes } from '#content/catalogue-notes.ts';
import { LeadCaptureSection } from '#features/enquiry/forms/LeadCaptureSection.tsx';
import { CallToActionBand } from './parts/CallToActionBand.tsx';
import { CardGroup, Steps } from './parts/CardGroup.tsx';
import { Heading } from './parts/Heading.tsx';

const Block = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  '& h1 + p': { marginTop: theme.spacing(3), maxWidth: '46ch' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    columnGap: theme.spacing(8),
    alignItems: 'end',
  },
}));

const CallButton = styled(Button)(({ theme }) => ({
  display: 'grid',
  containerType: 'inline-size',
  gap: theme.spacing(1),
  justifyContent: 'start',
  padding: theme.spacing(3),
  textAlign: 'left',
  '& small': { display: 'flex', alignItems: 'center', gap: theme.spacing(1) },
  '& b': {
    ...headingFace,
    // As large as fits on one line, also in the fallback font, in which the number is 8 em wide.
    fontSize: `min(calc(${type.h2} * 1.25), 12.3cqi)`,
    lineHeight: 1.1,
  },
  '&:focus-visible': { outlineOffset: sizes.focus },
}));

/** What to do first, and the phone number in the largest type of the site. */
function EmergencyHero({
  h1,
  lead,
  callLabel,
  phone,
}: {
  h1: string;
  lead: string;
  callLabel: string;
  phone: { readonly display: string; readonly href: string };
}) {
  return (
    <Section tone="ink">
      <Block>
        <div>
          <Typography variant="h1">{h1}</Typography>
          <Typography variant="subtitle1">{lead}</Typography>
        </div>
        <CallButton href={phone.href}>
          <Typography variant="body2" component="small">
            <Icon name="Phone" />
            {callLabel}
          </Typography>
          <b>{phone.display}</b>
        </CallButton>
      </Block>
    </Section>
  );
}

const Numbers = styled(CardList)(({ theme }) => ({
  '& > li': { padding: 0 },
  '& a': {
    display: 'grid',
    gap: theme.spacing(0.5),
    height: '100%',
    alignContent: 'start',
    padding: theme.spacing(2, 3),
  },
  '& a > b': { ...headingFace, fontSize: type.h3 },
  '& strong': { fontWeight: 650 },
  '& span': { color: theme.vars.palette.brand.inkSoft },
  ...underlined(theme, 'b'),
}));

function CallList({ items }: { items: readonly EmergencyNumber[] }) {
  return (
    <Numbers columns={{ md: 2 }}>
      {items.map((item) => (
        <ListItem key={item.id}>
          <Link href={item.href} underline="none">
            <b>{item.display}</b>
            <strong>{item.label}</strong>
            <Typography variant="body2" component="span">
              {item.when}
            </Typography>
          </Link>
        </ListItem>
      ))}
    </Numbers>
  );
}

const Times = styled(Table)(({ theme }) => ({
  display: 'block',
  '& tbody': { display: 'block' },
  '& tr': {
    display: 'grid',
    gap: theme.spacing(0.5),
    paddingBlock: theme.spacing(2.5),
    borderTop: `${sizes.hairline} solid color-mix(in srgb, currentcolor 30%, transparent)`,
  },
  '& th, & td': {
    display: 'block',
    padding: 0,
    border: 0,
    color: 'inherit',
    fontSize: 'inherit',
    lineHeight: 'inherit',
  },
  '& td': {
    gridRow: 1,
    ...headingFace,
    fontSize: type.h3,
    fontWeight: 600,
  },
  '& th': { gridRow: 2 },
  [theme.breakpoints.up('md')]: {
    '& tr': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
      columnGap: theme.spacing(4),
      alignItems: 'baseline',
    },
    '& th': { gridColumn: 2, gridRow: 1 },
    '& td': { gridColumn: 1 },
  },
}));

export function ResponseTable({
  items,
  note,
  labelledBy,
}: {
  items: readonly ResponseClaim[];
  note: string;
  labelledBy: string;
}) {
  return (
    <div>
      {/* Explicit roles: with another `display`, Safari no longer exposes the table. */}
      <Times role="table" aria-labelledby={labelledBy}>
        <TableBody role="rowgroup">
          {items.map((item) => (
            <TableRow role="row" key={item.answers}>
              <TableCell component="th" scope="row" role="rowheader">
                {item.answers}
              </TableCell>
              <TableCell role="cell">{item.time}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Times>
      <Typography variant="body2" sx={{ marginTop: 3, maxWidth: sizes.measure }}>
        {note}
      </Typography>
    </div>
  );
}

/** What the visitor should do comes before what we do. */
export default function EmergencyPage() {
  const { firstHour, numbers, responses, situations, whatWeDo } = emergency;
  return (
    <>
      <EmergencyHero
        h1={emergency.h1}
        lead={emergency.lead}
        callLabel={emergencyNotes.call}
        phone={business.phone}
      />
      <Section labelledBy="first-hour">
        <Split>
          <Heading id="first-hour">{firstHour.heading}</Heading>
          <Steps items={firstHour.steps} />
        </Split>
      </Section>
      <Section tone="wash" labelledBy="numbers">
        <Split>
          <Heading id="numbers">{numbers.heading}</Heading>
          <CallList items={numbers.items} />
        </Split>
      </Section>
      <Section tone="sandstone" labelledBy="responses">
        <Split>
          <Heading id="responses">{responses.heading}</Heading>
          <ResponseTable items={responses.items} note={responses.note} labelledBy="responses" />
        </Split>
      </Section>
      <Section labelledBy="situations">
        <Heading id="situations">{situations.heading}</Heading>
        <CardGroup cards={situations.cards} />
      </Section>
      <Section tone="wash" labelledBy="what-we-do">
        <Split>
          <Heading id="what-we-do">{whatWeDo.heading}</Heading>
          <Stack spacing={2} sx={{ paddingTop: 2, maxWidth: sizes.measure }}>
            {whatWeDo.paragraphs.map((paragraph) => (
              <Typography key={paragraph}>{paragraph}</Typography>
            ))}
          </Stack>
        </Split>
      </Section>
      <CallToActionBand content={emergency.callToAction} />
      <LeadCaptureSection topic={emergencyNotes.topic} />
    </>
  );
}
