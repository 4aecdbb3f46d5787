import styled from '@emotion/styled';
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
import { useFirstFocus } from './use-first-focus.ts';

const NarrowSheet = styled(Sheet)({ width: sizes.megaAreas });

const Grid = styled('ul')({
  display: 'grid',
  gap: sizes.joint,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
});

const Suburbs = styled('span')({ fontStyle: 'italic' });

/** The first suburbs of an area, with an ellipsis when there are more (specification 1-§2.3). */
export function firstSuburbs(suburbs: readonly string[]): string {
  const { suburbs: shown, more } = navigationText.areasMenu;
  return suburbs.slice(0, shown).join(', ') + (suburbs.length > shown ? more : '');
}

/** The areas menu (specification 1-§2.3): two columns. */
export default function AreasMenu({ id, takeFocus, onLeave }: PanelProps) {
  const { overview } = navigationText.areasMenu;
  const sheet = useFirstFocus(takeFocus);
  return (
    <NarrowSheet id={id} ref={sheet} tabIndex={-1}>
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
    </NarrowSheet>
  );
}
