import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { Icon } from '#components/Icon.tsx';
import { LogoMark } from '#components/LogoMark.tsx';
import { Note } from '#components/Prose.tsx';
import { business } from '#content/business.ts';
import { builtYear } from '#content/build-date.ts';
import { footerColumns, footerLegalLinks, footerText } from '#content/footer.ts';
import { siteConfig } from '#content/site-config.ts';
import { columnsUpTo, fonts, sizes, type } from '#theme/tokens.ts';
import { bars, compact, wide } from './media.ts';

/** Of the build: prerendered pages keep theirs until they are built anew. */
const YEAR = builtYear;

/** Columns that are short enough for half a phone's width. */
const PAIR = new Set(['services', 'areas']);

const Band = styled('footer')(({ theme }) => ({
  backgroundColor: theme.vars.palette.stone.band,
  color: theme.vars.palette.stone.onBand,
  fontSize: type.small,
  paddingBottom: `var(${bars.bottom})`,
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& p': { margin: 0 },
  '&:focus': { outline: 'none' },
}));

const Inner = styled('div')({
  maxWidth: sizes.textWidth,
  marginInline: 'auto',
});

/** The columns of the band, joints between them; the first one is the firm's own. */
const Courses = styled(Inner)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: columnsUpTo(2, '9rem'),
  gap: sizes.joint,
  backgroundColor: theme.vars.palette.stone.bandJoint,
  '& > *': {
    backgroundColor: theme.vars.palette.stone.band,
    padding: `${theme.spacing(4)} ${sizes.gutter}`,
    minWidth: 0,
  },
  // On narrow screens two columns of links lie side by side, everything else across.
  [compact]: {
    '& > .across': { gridColumn: '1 / -1' },
    '& > nav.across > ul': { columns: '2 8rem' },
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

const Name = styled('p')({ fontFamily: fonts.heading, fontSize: type.h3, fontWeight: 600 });

const Subtitle = styled(Note)({
  letterSpacing: '0.04em',
  // The column leaves its line no room.
  [wide]: { '&::after': { display: 'none' } },
});

const Heading = styled('h2')(({ theme }) => ({
  margin: 0,
  paddingBottom: theme.spacing(1),
  fontFamily: fonts.heading,
  fontSize: type.body,
  fontWeight: 600,
  lineHeight: 1.2,
}));

const Subheading = styled(Heading)(({ theme }) => ({ paddingTop: theme.spacing(3) }));

const line = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5em',
  minHeight: sizes.target,
  // Two lines keep apart from the next link's.
  lineHeight: 1.3,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
} as const;
const PageLink = styled(Link)(line);
const OutLink = styled('a')({
  ...line,
  overflowWrap: 'anywhere',
  '&[href^="mailto"]': { fontSize: type.note },
});

const Soft = styled('p')(({ theme }) => ({ color: theme.vars.palette.stone.onBandSoft }));

const Ground = styled('div')(({ theme }) => ({
  borderTop: `${sizes.joint} solid ${theme.vars.palette.stone.bandJoint}`,
  color: theme.vars.palette.stone.onBandSoft,
  fontSize: type.note,
}));

const GroundRow = styled(Inner)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(0, 3),
  paddingBlock: theme.spacing(1.5),
  paddingInline: sizes.gutter,
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0, 2.5) },
}));

const Small = styled('p')({ fontVariantNumeric: 'tabular-nums' });

/** The last course: links, hours, ways to reach the firm, what the law asks for. */
export function Footer() {
  return (
    <Band id="footer" tabIndex={-1} data-tone="dark">
      <Courses>
        <Firm className="across firm">
          <LogoMark />
          <Name>{business.name}</Name>
          <Soft>{footerText.blurb}</Soft>
          <Subtitle>{business.subtitle}</Subtitle>
        </Firm>
        {footerColumns.map((column) => (
          <nav
            key={column.id}
            aria-label={column.heading}
            {...(PAIR.has(column.id) ? {} : { className: 'across' })}
          >
            <Heading>{column.heading}</Heading>
            <ul>
              {column.links.map(({ id, label, href }) => (
                <li key={id}>
                  <PageLink to={href}>{label}</PageLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <section aria-labelledby="footer-contact" className="across contact">
          <Heading id="footer-contact">{footerText.contactHeading}</Heading>
          <ul>
            <li>
              <OutLink href={business.phone.href}>
                <Icon name="Phone" />
                {business.phone.display}
              </OutLink>
            </li>
            <li>
              <OutLink href={business.email.href}>{business.email.display}</OutLink>
            </li>
            <li>{business.address.display}</li>
          </ul>
          <Subheading as="h3">{footerText.hoursHeading}</Subheading>
          <ul>
            {footerText.hours.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
          {siteConfig.socialLinks.length > 0 ? (
            <>
              <Subheading as="h3">{footerText.socialHeading}</Subheading>
              <ul>
                {siteConfig.socialLinks.map(({ id, label, href }) => (
                  <li key={id}>
                    <OutLink href={href} rel="noopener">
                      {label}
                    </OutLink>
                  </li>
                ))}
              </ul>
            </>
          ) : null}
        </section>
      </Courses>
      <Ground>
        <GroundRow>
          <Small suppressHydrationWarning>{footerText.copyright(YEAR)}</Small>
          <Small>{footerText.abn}</Small>
          <Small>{footerText.licence}</Small>
          <ul data-no-print>
            {footerLegalLinks.map(({ id, label, href }) => (
              <li key={id}>
                <PageLink to={href}>{label}</PageLink>
              </li>
            ))}
          </ul>
        </GroundRow>
      </Ground>
    </Band>
  );
}
