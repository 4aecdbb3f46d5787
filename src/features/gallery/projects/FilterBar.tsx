import styled from '@emotion/styled';
import { announce } from '#components/announce.ts';
import { projectFilters, type ProjectFilter } from '#content/projects.ts';
import { projectsPage } from '#content/projects-page.ts';
import { sizes, type } from '#theme/tokens.ts';
import { isForBrowser } from '../is-for-browser.ts';
import { projectsHref } from './address.ts';

const Stones = styled('div')(({ theme }) => {
  const { stone } = theme.vars.palette;
  return {
    display: 'flex',
    flexWrap: 'wrap',
    gap: sizes.joint,
    padding: sizes.joint,
    backgroundColor: stone.joint,
    '& a': {
      flex: '1 1 auto',
      display: 'inline-flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: theme.spacing(1.5),
      minHeight: sizes.target,
      padding: theme.spacing(1.5, 2),
      backgroundColor: stone.paper,
      color: stone.ink,
      fontSize: type.small,
      fontWeight: 600,
      lineHeight: 1.2,
      textDecoration: 'none',
    },
    '& a:hover': { backgroundColor: stone.sandstone },
    '& a[aria-current="true"]': { backgroundColor: stone.harbour, color: stone.onHarbour },
    '& a:focus-visible': { position: 'relative' },
    '& a > span': { fontSize: type.note, fontVariantNumeric: 'tabular-nums' },
    [theme.breakpoints.up('lg')]: { '& a': { padding: theme.spacing(2) } },
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
    <Stones role="group" aria-label={filters.label} className="needs-script">
      {projectFilters.map(({ id, label, count }) => (
        <a
          key={id}
          href={projectsHref({ show: id })}
          aria-current={id === chosen}
          onClick={(event) => {
            if (isForBrowser(event)) return;
            event.preventDefault();
            if (id !== chosen) onChoose(id);
            announce(filters.shown(count, label));
          }}
        >
          {label} <span>({count})</span>
        </a>
      ))}
    </Stones>
  );
}
