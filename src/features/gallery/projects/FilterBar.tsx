import FormGroup from '@mui/material/FormGroup';
import { styled } from '@mui/material/styles';
import { memo, type Ref } from 'react';
import { announce } from '#components/announce.ts';
import { Choice } from '#components/fields/controls.tsx';
import { whenPainted } from '#components/page-load.ts';
import { projectFilters } from '#content/projects/index.ts';
import { projectsPage } from '#content/projects/page.ts';
import { sizes, type } from '#theme/tokens.ts';
import { showFilter } from './use-projects-address.ts';

const Filters = styled(FormGroup)(({ theme }) => {
  const { brand } = theme.vars.palette;
  return {
    flexFlow: 'row wrap',
    gap: sizes.hairline,
    padding: sizes.hairline,
    backgroundColor: brand.hairline,
    '& > label': {
      flex: '1 1 auto',
      position: 'relative',
      alignItems: 'center',
      gap: 0,
      padding: theme.spacing(1.5, 2),
      backgroundColor: brand.paper,
      fontSize: type.small,
      fontWeight: 600,
      lineHeight: 1.2,
    },
    '& > label:hover': { backgroundColor: brand.sandstone },
    '& > label:has(:checked)': { backgroundColor: brand.harbour, color: brand.onHarbour },
    '& > label:has(:focus-visible)': {
      zIndex: 1,
      outline: `${sizes.focus} solid ${brand.oxide}`,
      outlineOffset: sizes.focus,
    },
    // The whole label is the radio.
    '& > label > span': { position: 'static' },
    '& > label input': {
      position: 'absolute',
      inset: 0,
      width: '100%',
      height: '100%',
      margin: 0,
      opacity: 0,
    },
    '& > label > span + span': {
      flex: '1 1 auto',
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: theme.spacing(1.5),
    },
    '& span > span': { fontSize: type.note, fontVariantNumeric: 'tabular-nums' },
    // One row on phones, which a finger scrolls; the filter at its edge, cut off, says so.
    [theme.breakpoints.down('md')]: {
      flexWrap: 'nowrap',
      marginInline: `calc(-1 * ${sizes.gutter})`,
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollbarWidth: 'none',
      '& > label': { flex: 'none', padding: theme.spacing(1.5) },
      '& > label:has(:focus-visible)': { outlineOffset: `calc(${sizes.focus} * -1)` },
    },
    [theme.breakpoints.up('lg')]: { '& > label': { padding: theme.spacing(2) } },
    '@media (forced-colors: active)': {
      '& > label:has(:checked)': { textDecoration: 'underline' },
    },
  };
});

/**
 * The filters of the projects, each with the number that it shows. They are radio buttons, by which
 * the style sheet shows the projects: a filter works before the site has started, and without script.
 * React only reads them, so that it has nothing to render before a press is answered.
 */
export const FilterBar = memo(function FilterBar({ ref }: { ref: Ref<HTMLDivElement> }) {
  const { filters } = projectsPage;
  return (
    <Filters ref={ref} role="radiogroup" aria-label={filters.label}>
      {projectFilters.map(({ id, label, count }) => (
        <Choice
          key={id}
          type="radio"
          name="show"
          value={id}
          defaultChecked={id === 'all'}
          // The address says what is chosen, so the browser must not restore another choice.
          autoComplete="off"
          label={
            <>
              {label} <span>({count})</span>
            </>
          }
          // Not a change: of a radio that it finds checked React reports none, and a choice made before
          // this part was hydrated is given back as a click.
          onClick={() => {
            showFilter(id);
            whenPainted(() => announce(filters.shown(count, label)));
          }}
        />
      ))}
    </Filters>
  );
});
