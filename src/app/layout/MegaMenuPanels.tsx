import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { Coursing } from '#components/Coursing.tsx';
import { Icon } from '#components/Icon.tsx';
import { PageLink } from '#components/PageLink.tsx';
import { Stamp } from '#components/text.tsx';
import { areas } from '#content/areas/index.ts';
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
} from './mega-menu.ts';

const Grid = styled(List)({
  display: 'grid',
  gap: sizes.hairline,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
});

const Suburbs = styled('span')({ fontStyle: 'italic' });

/** The first suburbs of an area, with an ellipsis when there are more. */
function firstSuburbs(suburbs: readonly string[]): string {
  const { suburbs: shown, more } = navigationText.areasMenu;
  return suburbs.slice(0, shown).join(', ') + (suburbs.length > shown ? more : '');
}

/** The areas menu: two columns. */
export const AreasMenu = memo(function AreasMenu({ id, ref, onLeave }: PanelProps) {
  const { overview } = navigationText.areasMenu;
  return (
    <Sheet id={id} ref={ref} tabIndex={-1}>
      <SheetColumns>
        <Grid>
          {areas.map((area) => (
            <li key={area.id}>
              <SheetLink to={area.href} onClick={onLeave}>
                <strong>{area.label}</strong>
                <span>{area.description}</span>
                <Suburbs>{firstSuburbs(area.suburbs)}</Suburbs>
              </SheetLink>
            </li>
          ))}
        </Grid>
      </SheetColumns>
      <SheetFoot>
        <SheetOverview to={overview.href} onClick={onLeave}>
          {overview.label}
        </SheetOverview>
      </SheetFoot>
    </Sheet>
  );
});

const Columns = styled(SheetColumns)({ gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' });

const Column = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: theme.vars.palette.brand.paper,
}));

const Group = styled(PageLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: sizes.target,
  paddingInline: theme.spacing(2),
  marginBottom: theme.spacing(0.5),
  borderBottom: `${sizes.hairline} solid ${theme.vars.palette.brand.hairline}`,
  color: theme.vars.palette.brand.harbour,
  fontSize: type.note,
  fontWeight: 650,
  lineHeight: 1.3,
  '&:focus-visible': { outlineOffset: `-${sizes.focus}` },
}));

const Badge = styled(Stamp)({ whiteSpace: 'nowrap', letterSpacing: 0 });

const HelpLine = styled(Typography)({ flex: '1 1 0' });

/** The services menu: three grouped columns and a contact link. */
export const ServicesMenu = memo(function ServicesMenu({ id, ref, onLeave }: PanelProps) {
  const { help, helpButton, overview } = navigationText.servicesMenu;
  return (
    <Sheet id={id} ref={ref} tabIndex={-1} data-wide>
      <Columns>
        {serviceCategories.map((category) => (
          <Column key={category.id}>
            <Group to={category.href} underline="hover" onClick={onLeave}>
              {category.label}
            </Group>
            <List>
              {[...category.services, ...category.also].map((service) => (
                <li key={service.id}>
                  <SheetLink to={service.href} onClick={onLeave}>
                    <strong>{service.label}</strong>
                    <span>{service.description}</span>
                    {service.badge ? <Badge>{service.badge}</Badge> : null}
                  </SheetLink>
                </li>
              ))}
            </List>
            <Coursing />
          </Column>
        ))}
      </Columns>
      <SheetFoot>
        <HelpLine variant="inherit">{help}</HelpLine>
        <SheetOverview to={overview.href} onClick={onLeave}>
          {overview.label}
        </SheetOverview>
        <Button href={business.phone.href}>
          <Icon name="Phone" />
          {helpButton}
        </Button>
      </SheetFoot>
    </Sheet>
  );
});
