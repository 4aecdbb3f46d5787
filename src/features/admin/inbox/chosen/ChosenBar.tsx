import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Select } from '#components/fields/controls.tsx';
import { listWords } from '#content/admin/inbox.ts';
import { stageLabels } from '#content/admin/lead.ts';
import { leadStages } from '#contract/admin/lead-work.ts';
import { bars, layers, sizes } from '#theme/tokens.ts';
import { useIsOwner } from '../../session/session.ts';
import { Notice } from '../../shared/Notice.tsx';
import { CardText } from '../../shared/elements.tsx';
import type { ChosenAction, Refusals } from './use-chosen.ts';

const Bar = styled('form')(({ theme }) => ({
  position: 'sticky',
  zIndex: layers.bottomBar - 1,
  bottom: `var(${bars.bottom}, 0px)`,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginInline: theme.spacing(-1),
  padding: theme.spacing(1),
  backgroundColor: theme.vars.palette.brand.sandstoneWash,
  borderTop: `${sizes.focus} solid ${theme.vars.palette.brand.harbour}`,
  '& > div': { flex: '1 1 auto', minWidth: 0 },
  '& > button': { flex: 'none' },
  [theme.breakpoints.up('md')]: { '& > div': { flex: '0 1 22rem' } },
}));

const actions: readonly { value: string; label: string; action: ChosenAction }[] = [
  { value: 'spam', label: listWords.chosen.spam, action: { spam: true } },
  { value: 'not-spam', label: listWords.chosen.notSpam, action: { spam: false } },
  { value: 'csv', label: listWords.chosen.csv, action: 'csv' },
];

const stages = leadStages.map((stage) => ({
  value: stage,
  label: stageLabels[stage],
  action: { stage },
}));

/** Actions for the chosen leads, in reach of the thumb while there are any. */
export function ChosenBar({
  count,
  busy,
  onAction,
  onClear,
}: {
  count: number;
  busy: boolean;
  onAction: (action: ChosenAction) => void;
  onClear: () => void;
}) {
  const [value, setValue] = useState('');
  const isOwner = useIsOwner();
  if (count === 0) return null;
  const offered = actions.filter(({ action }) => isOwner || action !== 'csv');
  const words = listWords.chosen;
  const chosen = [...stages, ...offered].find((one) => one.value === value);
  return (
    <Bar
      aria-label={words.label}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== undefined && !busy) onAction(chosen.action);
      }}
    >
      <div>
        <Select
          aria-label={words.what}
          required
          value={value}
          onChange={({ target }) => setValue(target.value)}
        >
          <option value="">{words.with(count)}</option>
          <optgroup label={words.stages}>
            {stages.map((stage) => (
              <option key={stage.value} value={stage.value}>
                {stage.label}
              </option>
            ))}
          </optgroup>
          {offered.map((action) => (
            <option key={action.value} value={action.value}>
              {action.label}
            </option>
          ))}
        </Select>
      </div>
      {/* Not disabled, which would lose the focus. */}
      <Button type="submit" aria-disabled={busy}>
        {words.apply}
      </Button>
      <Button type="button" variant="text" onClick={onClear}>
        {words.clear}
      </Button>
    </Bar>
  );
}

/** Lists the chosen leads that were not changed, with the reason. */
export function RefusedNotice({ refused: { rest, changed } }: { refused: Refusals }) {
  const words = listWords.chosen;
  if (rest.length === 0) return null;
  return (
    <Notice tone="waiting" role="alert" title={words.refused(rest.length)}>
      {rest.map(({ id, name, outcome }) => (
        <CardText key={id}>
          {name}: {words.refusals[outcome]}
        </CardText>
      ))}
      {changed > 0 ? <CardText>{words.others(changed)}</CardText> : null}
    </Notice>
  );
}
