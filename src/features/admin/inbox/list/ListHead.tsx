import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { MOST_CHOSEN } from '#contract/admin/chosen-leads.ts';
import type { LeadSummary } from '#contract/admin/admin.ts';
import { Choice } from '#components/fields/controls.tsx';
import { VisuallyHidden } from '#components/text.tsx';
import { inbox } from '#content/admin/inbox.ts';
import { listWords } from '#content/admin/lead-list.ts';
import { sizes } from '#theme/tokens.ts';
import { Quiet } from '../../shared/text.tsx';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(1),
  '& > label': {
    justifyContent: 'center',
    alignItems: 'center',
    gap: 0,
    minWidth: sizes.target,
  },
  '& > button': { marginInlineStart: 'auto' },
}));

// Phones have no such keys.
const Keys = styled(Quiet)(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: { display: 'block' },
}));

/** How many leads there are, and what can be done with all that are shown. */
export function ListHead({
  total,
  shown,
  chosen,
  onChoose,
  onExport,
}: {
  total: number;
  shown: readonly LeadSummary[];
  chosen: ReadonlySet<string>;
  onChoose: (isChosen: boolean) => void;
  onExport: () => void;
}) {
  const most = Math.min(shown.length, MOST_CHOSEN);
  return (
    <div>
      <Head>
        {most === 0 ? null : (
          <Choice
            type="checkbox"
            label={<VisuallyHidden>{listWords.chooseAll(most)}</VisuallyHidden>}
            checked={chosen.size >= most}
            onChange={({ target }) => onChoose(target.checked)}
          />
        )}
        <Quiet role="status">{inbox.count(total)}</Quiet>
        <Button type="button" variant="text" disabled={total === 0} onClick={onExport}>
          {inbox.buttons.csv}
        </Button>
      </Head>
      {most === 0 ? null : <Keys>{listWords.keys.line}</Keys>}
    </div>
  );
}
