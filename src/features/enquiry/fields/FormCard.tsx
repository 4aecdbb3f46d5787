import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { formText } from '#content/forms/common.ts';
import { sizes } from '#theme/tokens.ts';

/** The surface around a form. */
export const FormCard = styled(Paper)(({ theme }) => ({
  padding: `min(${theme.spacing(3)}, ${sizes.gutter} * 1.5)`,
  '@media print': { border: 0, padding: 0 },
  '& > h2': { ...theme.typography.h3, margin: 0 },
  '& > h2 + p': { margin: theme.spacing(1, 0, 0) },
}));

/** A form; without script the phone and the e-mail in its place. */
export function NeedsScript({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="needs-script">{children}</div>
      <noscript>
        <Typography>
          <strong>{formText.noScript.title}</strong> {formText.noScript.text}
        </Typography>
      </noscript>
    </>
  );
}
