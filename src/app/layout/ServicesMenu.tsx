import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { ActionLink } from '#components/ActionButton.tsx';
import { Coursing } from '#components/Coursing.tsx';
import { Icon } from '#components/Icon.tsx';
import { Stamp } from '#components/Prose.tsx';
import { business } from '#content/business.ts';
import { navigationText } from '#content/navigation.ts';
import { serviceCategories } from '#content/services/index.ts';
import { sizes, type } from '#theme/tokens.ts';
import {
  Sheet,
  SheetColumns,
  SheetFoot,
  SheetLink,
  SheetOverview,
  type PanelProps,
} from './mega-panel.ts';
import { useFirstFocus } from './use-first-focus.ts';

const WideSheet = styled(Sheet)({ width: sizes.megaServices });
const Columns = styled(SheetColumns)({ gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' });

const Column = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: theme.vars.palette.stone.paper,
}));

const Group = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: sizes.target,
  paddingInline: theme.spacing(2),
  marginBottom: theme.spacing(0.5),
  borderBottom: `${sizes.joint} solid ${theme.vars.palette.stone.joint}`,
  color: theme.vars.palette.stone.harbour,
  fontSize: type.note,
  fontWeight: 650,
  lineHeight: 1.3,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  '&:focus-visible': { outlineOffset: `-${sizes.focus}` },
}));

const Badge = styled(Stamp)({ whiteSpace: 'nowrap', letterSpacing: 0 });

const HelpLine = styled('p')({ margin: 0, flex: '1 1 0' });

/** The services menu (specification 1-§2.3): three grouped columns and a way to ask. */
export default function ServicesMenu({ id, takeFocus, onLeave }: PanelProps) {
  const { help, helpButton, overview } = navigationText.servicesMenu;
  const sheet = useFirstFocus(takeFocus);
  return (
    <WideSheet id={id} ref={sheet} tabIndex={-1}>
      <Columns>
        {serviceCategories.map((category) => (
          <Column key={category.id}>
            <Group to={category.href} onClick={onLeave}>
              {category.label}
            </Group>
            <ul>
              {[...category.services, ...category.also].map((service) => (
                <li key={service.id}>
                  <SheetLink to={service.href} onClick={onLeave}>
                    <strong>{service.label}</strong>
                    <span>{service.description}</span>
                    {service.badge ? <Badge>{service.badge}</Badge> : null}
                  </SheetLink>
                </li>
              ))}
            </ul>
            <Coursing />
          </Column>
        ))}
      </Columns>
      <SheetFoot>
        <HelpLine>{help}</HelpLine>
        <SheetOverview to={overview.href} onClick={onLeave}>
          {overview.label}
        </SheetOverview>
        <ActionLink href={business.phone.href}>
          <Icon name="Phone" />
          {helpButton}
        </ActionLink>
      </SheetFoot>
    </WideSheet>
  );
}
