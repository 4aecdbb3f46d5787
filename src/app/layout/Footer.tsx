import Container from '@mui/material/Container';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Disclosure } from '#components/Disclosure.tsx';
import { Icon } from '#components/Icon.tsx';
import { CLOSURE_CLASS, WhileClosed } from '#components/WhileClosed.tsx';
import { PageLink } from '#components/PageLink.tsx';
import { type AsElement, Note } from '#components/text.tsx';
import { useClock } from '#components/use-store.ts';
import { builtOn, yearOf } from '#content/business-time.ts';
import { business } from '#content/business.ts';
import { closureDays, closures, closureText } from '#content/closures.ts';
import { footerColumns, footerLegalLinks, footerText } from '#content/footer.ts';
import { siteConfig } from '#content/site-config.ts';
import { headingFace } from '#theme/heading-fonts.ts';
import { bars, compact, sizes, type, wide } from '#theme/tokens.ts';
import { FirmMark } from './FirmMark.tsx';

const open = { contentVisibility: 'visible', display: 'block', height: 'auto' } as const;

const Fold = styled('div')({
  '& > details': { border: 0 },
  // More specific than the element's own style, since their order varies by page.
  '&& summary': { padding: 0, ...headingFace },
  '& h2': { font: 'inherit' },
  '&& summary::after': { color: 'inherit' },
  // A browser that can't force them open by CSS leaves them collapsible.
  '@supports selector(::details-content)': {
    [wide]: {
      '&& summary': { pointerEvents: 'none' },
      '&& summary::after': { display: 'none' },
      '& details::details-content': open,
    },
    '@media print': { '& details::details-content': open },
  },
});

/** Footer links under a heading: collapsed on narrow screens, open on wide ones and in print. */
function FooterGroup({
  heading,
  id,
  children,
}: {
  heading: string;
  id?: string;
  children: ReactNode;
}) {
  return (
    <Fold>
      <Disclosure
        summary={
          <Typography variant="inherit" component="h2" {...(id === undefined ? {} : { id })}>
            {heading}
          </Typography>
        }
      >
        {children}
      </Disclosure>
    </Fold>
  );
}

const Band = styled('footer')(({ theme }) => ({
  backgroundColor: theme.vars.palette.brand.band,
  color: theme.vars.palette.brand.onBand,
  fontSize: type.small,
  paddingBottom: `var(${bars.bottom})`,
  '&:focus': { outline: 'none' },
}));

/** The columns of the band, with hairlines between them; the first one is about the firm. */
const Columns = styled(Container)(({ theme }) => ({
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: sizes.hairline,
  backgroundColor: theme.vars.palette.brand.bandHairline,
  '& > *': {
    backgroundColor: theme.vars.palette.brand.band,
    padding: `${theme.spacing(4)} ${sizes.gutter}`,
    minWidth: 0,
  },
  // A group is one collapsed line.
  [compact]: {
    '& > :not(.firm)': { paddingBlock: 0 },
    '& > .firm': {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      paddingBlock: theme.spacing(3),
    },
    '& > .firm > :not(svg, svg + *)': { gridColumn: '1 / -1' },
    '& > nav ul': { columns: '2 8rem' },
  },
  [wide]: {
    gridTemplateColumns:
      'minmax(0, 7fr) minmax(0, 5.5fr) minmax(0, 5fr) minmax(0, 5.5fr) minmax(0, 8fr)',
    '& > *': { padding: theme.spacing(5, 2.5) },
    '& > .firm': { paddingInlineStart: sizes.gutter },
    '& > .contact': { paddingInlineEnd: sizes.gutter },
  },
}));

const Firm = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(2),
}));

const Name = styled(Typography)({ ...headingFace, fontSize: type.h3, fontWeight: 600 });

const Subtitle = styled(Note)({
  letterSpacing: '0.04em',
  // The column has no room for the trailing line.
  [wide]: { '&::after': { display: 'none' } },
});

const Subheading = styled(Typography)<AsElement>(({ theme }) => ({
  paddingBlock: theme.spacing(3, 1),
  ...headingFace,
  fontSize: type.body,
  fontWeight: 600,
  lineHeight: 1.2,
}));

const line = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5em',
  minHeight: sizes.target,
  // Keeps a wrapped link apart from the next one.
  lineHeight: 1.3,
} as const;
const FootLink = styled(PageLink)(line);
const OutLink = styled(Link)({
  ...line,
  overflowWrap: 'anywhere',
  '&[href^="mailto"]': { fontSize: type.note },
});

const Soft = styled(Typography)(({ theme }) => ({ color: theme.vars.palette.brand.onBandSoft }));

/** A time range, not broken at the hyphen. */
const Hours = styled('span')({ display: 'inline-block', whiteSpace: 'nowrap' });

const Hairline = styled(Divider)(({ theme }) => ({
  borderColor: theme.vars.palette.brand.bandHairline,
}));

const Ground = styled(Container)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(0, 3),
  paddingBlock: theme.spacing(1.5),
  color: theme.vars.palette.brand.onBandSoft,
  fontSize: type.note,
  fontVariantNumeric: 'tabular-nums',
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0, 2.5) },
}));

/** The last section: links, hours, contact details, legal notices. */
export function Footer() {
  const year = useClock(yearOf) ?? yearOf(builtOn);
  return (
    // As in Section: the boot script has it laid out by a style of its own.
    <Band id="footer" tabIndex={-1} data-tone="dark" suppressHydrationWarning>
      <Columns>
        <Firm className="firm">
          <FirmMark />
          <Name variant="inherit">{business.name}</Name>
          <Soft variant="inherit">{footerText.blurb}</Soft>
          <Subtitle>{business.subtitle}</Subtitle>
        </Firm>
        {footerColumns.map((column) => (
          <nav key={column.id} aria-label={column.heading}>
            <FooterGroup heading={column.heading}>
              <List>
                {column.links.map(({ id, label, href }) => (
                  <li key={id}>
                    <FootLink to={href} underline="hover">
                      {label}
                    </FootLink>
                  </li>
                ))}
              </List>
            </FooterGroup>
          </nav>
        ))}
        <section aria-labelledby="footer-contact" className="contact">
          <FooterGroup heading={footerText.contactHeading} id="footer-contact">
            <List>
              <li>
                <OutLink underline="hover" href={business.phone.href}>
                  <Icon name="Phone" />
                  {business.phone.display}
                </OutLink>
              </li>
              <li>
                <OutLink underline="hover" href={business.email.href}>
                  {business.email.display}
                </OutLink>
              </li>
              <li>{business.address.display}</li>
            </List>
            <Subheading variant="inherit" component="h3">
              {footerText.hoursHeading}
            </Subheading>
            <List>
              {footerText.hours.map(({ id, days, hours }) => (
                <li key={id}>
                  {days} {hours === '' ? null : <Hours>{hours}</Hours>}
                </li>
              ))}
              {closures.map((closure, index) => (
                <WhileClosed as="li" key={closure.from} closure={index} className={CLOSURE_CLASS}>
                  {closureText.closed} {closureDays(closure)}
                </WhileClosed>
              ))}
            </List>
            {siteConfig.socialLinks.length > 0 ? (
              <>
                <Subheading variant="inherit" component="h3">
                  {footerText.socialHeading}
                </Subheading>
                <List>
                  {siteConfig.socialLinks.map(({ id, label, href }) => (
                    <li key={id}>
                      <OutLink underline="hover" href={href} rel="noopener">
                        {label}
                      </OutLink>
                    </li>
                  ))}
                </List>
              </>
            ) : null}
          </FooterGroup>
        </section>
      </Columns>
      <Hairline />
      <Ground>
        <Typography variant="inherit">{footerText.copyright(year)}</Typography>
        <Typography variant="inherit">{footerText.abn}</Typography>
        <Typography variant="inherit">{footerText.licence}</Typography>
        <List data-no-print>
          {footerLegalLinks.map(({ id, label, href }) => (
            <li key={id}>
              <FootLink to={href} underline="hover">
                {label}
              </FootLink>
            </li>
          ))}
        </List>
      </Ground>
    </Band>
  );
}
