import styled from '@emotion/styled';
import { formText } from '#content/forms/common.ts';
import { sizes } from '#theme/tokens.ts';

/** The stone that a form stands on. */
export const FormCard = styled('div')(({ theme }) => ({
  backgroundColor: theme.vars.palette.stone.paper,
  color: theme.vars.palette.stone.ink,
  border: `${sizes.joint} solid ${theme.vars.palette.stone.joint}`,
  padding: `min(${theme.spacing(3)}, ${sizes.gutter} * 1.5)`,
  '@media print': { border: 0, padding: 0 },
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& h2 + p': { margin: theme.spacing(1, 0, 0) },
}));

/** Stands in for a form where no script runs: the phone and the e-mail. */
export function NoScriptNotice() {
  return (
    <noscript>
      <p>
        <strong>{formText.noScript.title}</strong> {formText.noScript.text}
      </p>
    </noscript>
  );
}
