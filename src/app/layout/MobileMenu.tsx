import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { ActionButton, ActionLink } from '#components/ActionButton.tsx';
import { Coursing } from '#components/Coursing.tsx';
import { Icon } from '#components/Icon.tsx';
import { Note } from '#components/Prose.tsx';
import { business } from '#content/business.ts';
import { isActiveLink, navigationText, primaryLinks } from '#content/navigation.ts';
import { WholeScreen } from '#components/WholeScreen.ts';
import { shellText } from '#content/shell.ts';
import { AssessmentButton } from '#features/enquiry/AssessmentButton.tsx';
import { WaitingCount } from '#features/outbox-status/WaitingCount.tsx';
import { fonts, layers, sizes, type } from '#theme/tokens.ts';
import { currentOf } from './BarLink.ts';
import { Brand } from './Brand.tsx';
import { bars } from './media.ts';

const Sheet = styled(WholeScreen)({
  position: 'fixed',
  zIndex: layers.menu,
  inset: 0,
  paddingBottom: 'env(safe-area-inset-bottom)',
  '&[open]': { display: 'flex', flexDirection: 'column' },
  '&:focus': { outline: 'none' },
});

/** As the bar below it: the mark and the toggle stay where they were. */
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  minHeight: `var(${bars.top})`,
  paddingTop: 'env(safe-area-inset-top)',
  paddingInline: sizes.gutter,
  borderBottom: `${sizes.joint} solid ${theme.vars.palette.stone.joint}`,
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: theme.spacing(1),
  padding: `${theme.spacing(2)} ${sizes.gutter}`,
  borderBottom: `${sizes.joint} solid ${theme.vars.palette.stone.joint}`,
  '& > a': { paddingInline: theme.spacing(1) },
}));

const Rows = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { borderBottom: `${sizes.joint} solid ${theme.vars.palette.stone.joint}` },
}));

const Row = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: sizes.bottomBar,
  paddingInline: `calc(${sizes.gutter} - ${theme.spacing(0.75)}) ${sizes.gutter}`,
  color: 'inherit',
  fontFamily: fonts.heading,
  fontSize: type.lead,
  fontWeight: 600,
  textDecoration: 'none',
  borderInlineStart: `${theme.spacing(0.75)} solid transparent`,
  '&[aria-current]': { borderInlineStartColor: theme.vars.palette.stone.oxide },
  '&:hover': { backgroundColor: theme.vars.palette.stone.sandstoneWash },
  '&:focus-visible': { outlineOffset: `-${sizes.focus}` },
}));

const SmallRow = styled(Row)({ fontFamily: fonts.body, fontSize: type.body, fontWeight: 500 });

const Blurb = styled(Note)(({ theme }) => ({
  padding: `${theme.spacing(3)} ${sizes.gutter}`,
  color: theme.vars.palette.stone.inkSoft,
}));

/**
 * The menu of small screens (specification 1-§2.3). A native modal dialog: it keeps the focus,
 * closes with Escape and Android's back gesture, and gives the focus back to its toggle.
 */
export default function MobileMenu({
  pathname,
  onClose,
}: {
  pathname: string | null;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const sheet = dialog.current;
    sheet?.showModal();
    return () => sheet?.close();
  }, []);
  const { mobileMenu } = navigationText;
  return (
    <Sheet ref={dialog} aria-label={shellText.mobileMenuLabel} onClose={onClose} data-tone="light">
      <Head>
        <Brand subtitle={false} onPress={onClose} />
        <ActionButton
          type="button"
          emphasis="bare"
          aria-label={mobileMenu.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="Close" size="1.75rem" />
        </ActionButton>
      </Head>
      <Actions>
        <ActionLink href={business.phone.href} emphasis="line">
          <Icon name="Phone" />
          {mobileMenu.contact}
        </ActionLink>
        <AssessmentButton onOpen={() => dialog.current?.close()}>
          {mobileMenu.quote}
        </AssessmentButton>
      </Actions>
      <Rows>
        {primaryLinks.map(({ id, label, href }) => (
          <li key={id}>
            <Row
              to={href}
              onClick={onClose}
              {...currentOf(pathname !== null && isActiveLink(href, pathname), href === pathname)}
            >
              {label}
            </Row>
          </li>
        ))}
        <li>
          <SmallRow to={shellText.search.href} onClick={onClose}>
            <Icon name="Search" />
            {shellText.search.label}
          </SmallRow>
        </li>
        <li>
          <SmallRow to={shellText.requests.href} onClick={onClose}>
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
