import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { ActionButton } from '#components/ActionButton.tsx';
import { formText } from '#content/forms/common.ts';
import { sizes, type } from '#theme/tokens.ts';
import { useEngine } from '../engine/engine-context.ts';

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(1),
  minHeight: sizes.target,
  fontSize: type.small,
  '& p': { margin: 0 },
}));

/**
 * One line above the fields: the note of the form, or what has become of an earlier draft. Its room
 * is always kept, so that bringing a draft back moves nothing.
 */
export function StatusLine({ note }: { note?: ReactNode }) {
  const { draftState, startAgain, form } = useEngine();
  const wrong = Object.keys(form.formState.errors).length > 1;
  return (
    <Line role="status" data-no-print>
      {wrong ? <p>{formText.errorsFound}</p> : null}
      {!wrong && draftState === 'restored' ? (
        <>
          <p>{formText.draft.restored}</p>
          <ActionButton type="button" emphasis="bare" onClick={startAgain}>
            {formText.draft.startAgain}
          </ActionButton>
        </>
      ) : null}
      {!wrong && draftState === 'other-tab' ? <p>{formText.draft.otherTab}</p> : null}
      {!wrong && draftState === 'none' ? (note ?? <p>{formText.draft.kept}</p>) : null}
    </Line>
  );
}
