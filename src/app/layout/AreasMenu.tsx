import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { areas } from '#content/areas/index.ts';
import { navigationText } from '#content/navigation.ts';
import { sizes } from '#theme/tokens.ts';
import {
  Sheet,
  SheetColumns,
  SheetFoot,
  SheetLink,
  SheetOverview,
  type PanelProps,
} from './mega-panel.ts';

const Grid = styled(List)({
  display: 'grid',
  gap: sizes.hairline,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
});

const Suburbs = styled('span')({ fontStyle: 'italic' });

/** The first suburbs of an area, with an ellipsis when there are more. */
export function firstSuburbs(suburbs: readonly string[]): string {
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
