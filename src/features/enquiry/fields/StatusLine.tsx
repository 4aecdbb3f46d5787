import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formText } from '#content/forms/common.ts';
import { sizes, type } from '#theme/tokens.ts';
import { useEngine } from '../engine/engine-context.ts';

const Line = styled(Stack)(({ theme }) => ({
  flexFlow: 'row wrap',
  alignItems: 'center',
  columnGap: theme.spacing(1),
  minHeight: sizes.target,
  fontSize: type.small,
}));

function Words({ children }: { children: string }) {
  return <Typography variant="inherit">{children}</Typography>;
}

/**
 * One line above the fields: the form's note, or the state of an earlier draft. Its space is always
 * reserved, so that restoring a draft moves nothing.
 */
export function StatusLine({ note }: { note?: ReactNode }) {
  const { draftState, startAgain, form } = useEngine();
  const { draft, errorsFound } = formText;
  const wrong = Object.keys(form.formState.errors).length > 1;
  return (
    <Line role="status" data-no-print>
      {wrong ? <Words>{errorsFound}</Words> : null}
      {!wrong && draftState === 'restored' ? (
        <>
          <Words>{draft.restored}</Words>
          <Button type="button" variant="text" onClick={startAgain}>
            {draft.startAgain}
          </Button>
        </>
      ) : null}
      {!wrong && draftState === 'other-tab' ? <Words>{draft.otherTab}</Words> : null}
      {!wrong && draftState === 'unkept' ? <Words>{draft.unkept}</Words> : null}
      {!wrong && draftState === 'none' ? (note ?? <Words>{draft.kept}</Words>) : null}
    </Line>
  );
}
