import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';
import { leadViews, type LeadView } from '#contract/admin/lead-views.ts';
import type { Overview } from '#contract/admin/overview.ts';
import { viewWords } from '#content/admin/lead-views.ts';
import { sizes, type } from '#theme/tokens.ts';

const ALL = 'all';

// Laid edge to edge: the hairline colour shows in the gap between them.
const Group = styled(ToggleButtonGroup)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: sizes.hairline,
  padding: sizes.hairline,
  backgroundColor: theme.vars.palette.brand.hairline,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
}));

const View = styled(ToggleButton)(({ theme }) => ({
  '&&': { margin: 0, border: 0, borderRadius: 0 },
  display: 'inline-block',
  minHeight: sizes.target,
  padding: theme.spacing(0.5, 1),
  fontSize: type.small,
  lineHeight: 1.25,
  textTransform: 'none',
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: theme.vars.palette.brand.ink,
  backgroundColor: theme.vars.palette.brand.paper,
  '&:focus-visible': { outlineOffset: `calc(-1 * ${sizes.focus})` },
  '&&.Mui-selected, &&.Mui-selected:hover': {
    color: theme.vars.palette.brand.ink,
    fontWeight: 650,
    backgroundColor: theme.vars.palette.brand.sandstone,
    boxShadow: `inset 0 -${sizes.focus} 0 ${theme.vars.palette.brand.harbour}`,
  },
  '& > span': { marginInlineStart: theme.spacing(0.5), fontWeight: 650 },
  '& > [data-late]': { color: theme.vars.palette.brand.alarm },
}));

/** The lists that an owner looks at by themselves, each with how many leads it has. */
export function ViewButtons({
  current,
  counts,
  onChange,
}: {
  current: LeadView | undefined;
  /** Null until they are known. */
  counts: Overview['views'] | null;
  onChange: (view: LeadView | undefined) => void;
}) {
  return (
    <Group
      exclusive
      value={current ?? ALL}
      aria-label={viewWords.label}
      onChange={(_event, value: unknown) => {
        // A press on the one that is chosen changes nothing.
        if (value !== null) onChange(leadViews.find((view) => view === value));
      }}
    >
      <View value={ALL}>{viewWords.all}</View>
      {leadViews.map((view) => (
        <View key={view} value={view}>
          {viewWords.views[view]}
          {counts === null ? null : ' '}
          {counts === null ? null : (
            <span {...(view === 'late' && counts.late > 0 ? { 'data-late': '' } : {})}>
              {viewWords.count(counts[view])}
            </span>
          )}
        </View>
      ))}
    </Group>
  );
}
