import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { announce } from '#components/announce.ts';
import { projectFilters, type ProjectFilter } from '#content/projects/index.ts';
import { projectsPage } from '#content/projects/page.ts';
import { sizes, type } from '#theme/tokens.ts';
import { isForBrowser } from '#components/lightbox/use-lightbox.ts';
import { projectsHref } from './address.ts';

const Filters = styled('div')(({ theme }) => {
  const { brand } = theme.vars.palette;
  return {
    display: 'flex',
    flexWrap: 'wrap',
    gap: sizes.hairline,
    padding: sizes.hairline,
    backgroundColor: brand.hairline,
    '& > a': {
      flex: '1 1 auto',
      minHeight: sizes.target,
      padding: theme.spacing(1.5, 2),
      border: 0,
      borderRadius: 0,
      backgroundColor: brand.paper,
      fontSize: type.small,
      fontWeight: 600,
      lineHeight: 1.2,
    },
    '& > a:hover': { backgroundColor: brand.sandstone },
    '& > a[aria-current="true"]': { backgroundColor: brand.harbour, color: brand.onHarbour },
    '& > a:focus-visible': { position: 'relative' },
    '& > a > span': {
      flex: '1 1 auto',
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: theme.spacing(1.5),
      padding: 0,
    },
    '& span > span': { fontSize: type.note, fontVariantNumeric: 'tabular-nums' },
    // One row on phones, which a finger scrolls; the chip at its edge, cut off, says so.
    [theme.breakpoints.down('md')]: {
      flexWrap: 'nowrap',
      marginInline: `calc(-1 * ${sizes.gutter})`,
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollbarWidth: 'none',
      '& > a': { flex: 'none', padding: theme.spacing(1.5) },
    },
    [theme.breakpoints.up('lg')]: { '& > a': { padding: theme.spacing(2) } },
  };
});

/**
 * The filters of the projects, each with the number that it shows. They are links, so that a press before
 * the script has started is not lost, and a filter can be opened in a tab of its own.
 */
export function FilterBar({
  chosen,
  onChoose,
}: {
  chosen: ProjectFilter['id'];
  onChoose: (id: ProjectFilter['id']) => void;
}) {
  const { filters } = projectsPage;
  return (
    <Filters role="group" aria-label={filters.label} className="needs-script">
      {projectFilters.map(({ id, label, count }) => (
        <Chip
          key={id}
          component="a"
          clickable
          href={projectsHref({ show: id })}
          aria-current={id === chosen}
          label={
            <>
              {label} <span>({count})</span>
            </>
          }
          onClick={(event) => {
            if (isForBrowser(event)) return;
            event.preventDefault();
            if (id !== chosen) onChoose(id);
            announce(filters.shown(count, label));
          }}
        />
      ))}
    </Filters>
  );
}
