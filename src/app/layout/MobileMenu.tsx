import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import Paper, { type PaperProps } from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import type { Ref } from 'react';
import { Coursing } from '#components/Coursing.tsx';
import { Icon } from '#components/Icon.tsx';
import { PageLink } from '#components/PageLink.tsx';
import { Note } from '#components/text.tsx';
import { business } from '#content/business.ts';
import { isActiveLink, navigationText, primaryLinks } from '#content/navigation.ts';
import { shellText } from '#content/shell.ts';
import { AssessmentButton } from '#features/enquiry/AssessmentButton.tsx';
import { WaitingCount } from '#features/requests/WaitingBadge.tsx';
import { headingFace } from '#theme/heading-fonts.ts';
import { bars, layers, sizes, type } from '#theme/tokens.ts';
import { Brand, currentOf } from './bar.tsx';

/** Id of the menu, by which the toggle names it to the browser. */
export const MENU_ID = 'site-menu';

const open = { display: 'flex', flexDirection: 'column' } as const;

const Sheet = styled((props: Omit<PaperProps<'dialog'>, 'component'>) => (
  <Paper component="dialog" {...props} />
))({
  position: 'fixed',
  zIndex: layers.menu,
  inset: 0,
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  paddingBottom: 'env(safe-area-inset-bottom)',
  border: 0,
  borderRadius: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '&[open]': open,
  // Separate: a browser without popovers drops the whole rule.
  '&:popover-open': open,
  '&:focus': { outline: 'none' },
});

/** Same layout as the bar below it, so that mark and toggle do not move. */
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  minHeight: `var(${bars.top})`,
  paddingTop: 'env(safe-area-inset-top)',
  paddingInline: sizes.gutter,
  borderBottom: `${sizes.hairline} solid ${theme.vars.palette.brand.hairline}`,
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: theme.spacing(1),
  padding: `${theme.spacing(2)} ${sizes.gutter}`,
  borderBottom: `${sizes.hairline} solid ${theme.vars.palette.brand.hairline}`,
  '& > a': { paddingInline: theme.spacing(1) },
}));

const Rows = styled(List)(({ theme }) => ({
  '& > li': { borderBottom: `${sizes.hairline} solid ${theme.vars.palette.brand.hairline}` },
}));

const PlainRow = styled(PageLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: sizes.bottomBar,
  paddingInline: `calc(${sizes.gutter} - ${theme.spacing(0.75)}) ${sizes.gutter}`,
  textDecoration: 'none',
  borderInlineStart: `${theme.spacing(0.75)} solid transparent`,
  '&[aria-current]': { borderInlineStartColor: theme.vars.palette.brand.oxide },
  '&:hover': { backgroundColor: theme.vars.palette.brand.sandstoneWash },
  '&:focus-visible': { outlineOffset: `-${sizes.focus}` },
}));

const Row = styled(PlainRow)({ ...headingFace, fontSize: type.lead, fontWeight: 600 });

const SmallRow = styled(PlainRow)({ fontSize: type.body, fontWeight: 500 });

const Blurb = styled(Note)(({ theme }) => ({
  padding: `${theme.spacing(3)} ${sizes.gutter}`,
  color: theme.vars.palette.brand.inkSoft,
}));

/**
 * The menu of small screens. Not MUI's Drawer, which needs script to exist: a native dialog that is
 * also a popover. The browser opens it from the page's HTML, closes it with Escape and Android's
 * back gesture and returns the focus to the toggle; shown as a modal dialog (MenuToggle.tsx) it
 * traps the focus and makes the page behind it inert.
 */
export function MobileMenu({
  ref,
  pathname,
  onLeave,
}: {
  ref: Ref<HTMLDialogElement>;
  pathname: string | null;
  onLeave: () => void;
}) {
  const { mobileMenu } = navigationText;
  return (
    <Sheet
      ref={ref}
      id={MENU_ID}
      popover="auto"
      aria-label={shellText.mobileMenuLabel}
      data-tone="light"
    >
      <Head>
        <Brand subtitle={false} onPress={onLeave} />
        <IconButton
          type="button"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label={mobileMenu.close}
          onClick={onLeave}
        >
          <Icon name="Close" size="1.75rem" />
        </IconButton>
      </Head>
      <Actions>
        <Button href={business.phone.href} variant="outlined">
          <Icon name="Phone" />
          {mobileMenu.contact}
        </Button>
        <AssessmentButton opener="quote" onOpen={onLeave}>
          {mobileMenu.quote}
        </AssessmentButton>
      </Actions>
      <Rows>
        {primaryLinks.map(({ id, label, href }) => (
          <li key={id}>
            <Row
              to={href}
              onClick={onLeave}
              {...currentOf(pathname !== null && isActiveLink(href, pathname), href === pathname)}
            >
              {label}
            </Row>
          </li>
        ))}
        <li>
          <SmallRow to={shellText.search.box} onClick={onLeave}>
            <Icon name="Search" />
            {shellText.search.label}
          </SmallRow>
        </li>
        <li>
          <SmallRow to={shellText.requests.href} onClick={onLeave}>
            <Icon name="Schedule" />
            {shellText.requests.label}
            <WaitingCount />
          </SmallRow>
        </li>
      </Rows>
      <Blurb>{mobileMenu.blurb}</Blurb>
      <Coursing />
    </Sheet>
  );
}
