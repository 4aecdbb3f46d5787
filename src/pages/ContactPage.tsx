import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Icon } from '#components/Icon.tsx';
import { closureDays, closures, closureText } from '#content/closures.ts';
import { contact, contactTiles } from '#content/contact.ts';
import { homeSections } from '#content/home/sections.ts';
import { headingFace } from '#theme/heading-fonts.ts';
import { sizes, tight, type } from '#theme/tokens.ts';
import { MoreLink } from './parts/styles.ts';
import { Section } from '#components/Section.tsx';
import { ContactPageForm } from '#features/enquiry/forms/ContactPageForm.tsx';
import { FormCard } from '#features/enquiry/fields/FormCard.tsx';
import { CLOSURE_CLASS, WhileClosed } from '#components/WhileClosed.tsx';
import { FormSplit } from './parts/FormSplit.tsx';
import { PageHero } from './parts/PageHero.tsx';
import { StatTiles } from './parts/StatTiles.tsx';

/** Shrinks where a narrow screen would break the line, but grows with the visitor's text size. */
const onOneLine = (size: string, ofScreen: number, least: number) =>
  `min(${size}, max(${ofScreen}vw, ${least}rem))`;

const Pair = styled('div')(({ theme }) => {
  const { brand } = theme.vars.palette;
  const edge = `max(${sizes.gutter}, calc((100vw - ${sizes.textWidth}) / 2 + ${sizes.gutter}))`;
  return {
    display: 'grid',
    '& > div': {
      display: 'grid',
      alignContent: 'start',
      minWidth: 0,
      padding: `${theme.spacing(4)} ${sizes.gutter}`,
      scrollMarginTop: sizes.navBar,
    },
    '& > div:first-of-type': { backgroundColor: brand.band, color: brand.onBand },
    '& > div:last-of-type': { backgroundColor: brand.sandstone, color: brand.ink },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: theme.spacing(1.5),
      minHeight: sizes.target,
      marginTop: theme.spacing(1),
      ...headingFace,
      fontWeight: 600,
      lineHeight: 1.15,
      overflowWrap: 'anywhere',
      textDecorationThickness: sizes.hairline,
      textUnderlineOffset: '0.2em',
    },
    '& > div:first-of-type a': { fontSize: onOneLine(type.h1, 8.6, 1.7), letterSpacing: '-0.01em' },
    '& > div:last-of-type a': { fontSize: onOneLine(type.h3, 5.4, 1.07) },
    '& p': { marginTop: theme.spacing(1), maxWidth: '46ch' },
    [theme.breakpoints.up('lg')]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      '& > div': { paddingBlock: theme.spacing(6) },
      '& > div:first-of-type': { paddingLeft: edge },
      '& > div:last-of-type': { paddingRight: edge },
    },
  };
});

function WaysToReachUs() {
  const { call, email } = contact;
  return (
    <Pair>
      <div id="call" data-tone="dark">
        <Typography variant="overline" component="h2">
          {call.heading}
        </Typography>
        <Link href={call.link.href}>
          <Icon name="Phone" size="0.8em" />
          {call.link.display}
        </Link>
        <Typography>{call.text}</Typography>
      </div>
      <div id="email" data-tone="light">
        <Typography variant="overline" component="h2">
          {email.heading}
        </Typography>
        <Link href={email.link.href}>{email.link.display}</Link>
        <Typography>{email.text}</Typography>
      </div>
    </Pair>
  );
}

const Block = styled('div')(({ theme }) => {
  const line = `${sizes.hairline} solid ${theme.vars.palette.brand.hairline}`;
  return {
    '& h2': { marginBottom: theme.spacing(2) },
    '& * + h2': { marginTop: theme.spacing(5) },
    '& dl': { margin: 0, borderBottom: line },
    '& dl > div': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: theme.spacing(2),
      paddingBlock: theme.spacing(1.5),
      borderTop: line,
    },
    [tight]: { '& dl > div': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
    '& p': { marginTop: theme.spacing(2) },
    '& dl + p': { fontWeight: 650 },
    '& ul': { columns: '2 7rem', columnGap: theme.spacing(4) },
    '& li': {
      display: 'block',
      breakInside: 'avoid',
      paddingBlock: theme.spacing(1),
      borderTop: line,
    },
  };
});

/** Opening hours and the areas served; Sunday reads '24/7 priority' here. */
function HoursAndAreas() {
  const { hours, areas } = contact;
  const { link } = homeSections.areas;
  return (
    <Block>
      <Typography variant="h3" component="h2">
        {hours.heading}
      </Typography>
      <dl>
        {hours.rows.map((row) => (
          <div key={row.id}>
            <dt>{row.days}</dt>
            <dd>{row.hours}</dd>
          </div>
        ))}
        {closures.map((closure, index) => (
          <WhileClosed key={closure.from} closure={index} className={CLOSURE_CLASS}>
            <dt>{closureDays(closure)}</dt>
            <dd>{closureText.closed}</dd>
          </WhileClosed>
        ))}
      </dl>
      <Typography>{hours.priority}</Typography>
      <Typography variant="h3" component="h2">
        {areas.heading}
      </Typography>
      <List>
        {areas.names.map((name) => (
          <ListItem key={name}>{name}</ListItem>
        ))}
      </List>
      <Typography>{areas.text}</Typography>
      <MoreLink to={link.href}>{link.label}</MoreLink>
    </Block>
  );
}

export default function ContactPage() {
  const { form } = contact;
  return (
    <>
      <PageHero h1={contact.h1} lead={contact.lead} />
      <WaysToReachUs />
      <Section id="contact" labelledBy="your-project">
        <FormSplit>
          <FormCard>
            <Typography variant="h3" component="h2" id="your-project">
              {form.heading}
            </Typography>
            <Typography>{form.intro}</Typography>
            <ContactPageForm />
          </FormCard>
          <HoursAndAreas />
        </FormSplit>
      </Section>
      <StatTiles label={contact.trustHeading} items={contactTiles} />
    </>
  );
}
