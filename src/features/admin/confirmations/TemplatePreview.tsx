import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { fillIn, paragraphsOf, type ConfirmationTemplate } from '#contract/admin/confirmations.ts';
import type { FormType } from '#contract/form-types.ts';
import { confirmationPanel as words } from '#content/admin/confirmation-panel.ts';
import {
  confirmationValues,
  sampleAnswers,
  sampleReceipt,
} from '#content/admin/confirmation-mail.ts';
import { sizes } from '#theme/tokens.ts';
import { formatMoment } from '../shared/format.ts';
import { Group } from '../shared/table.ts';
import { CardHeading, CardText } from '../shared/text.tsx';

const Letter = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2),
  overflowWrap: 'anywhere',
  border: `${sizes.hairline} solid ${theme.vars.palette.brand.hairline}`,
  backgroundColor: theme.vars.palette.brand.sandstoneWash,
  '& > p': { whiteSpace: 'pre-line' },
  '& > p:first-of-type': { fontWeight: 650 },
}));

/** The e-mail as it would go out now, with a sample's number. */
export function TemplatePreview({
  formType,
  template,
}: {
  formType: FormType;
  template: ConfirmationTemplate;
}) {
  const [now] = useState(() => new Date());
  const values = confirmationValues({
    formType,
    answers: sampleAnswers,
    receipt: sampleReceipt,
    receivedAt: now,
    received: formatMoment(now.toISOString()),
  });
  return (
    <Group aria-labelledby="confirmation-preview">
      <CardHeading id="confirmation-preview">{words.preview}</CardHeading>
      <Letter>
        <CardText>{fillIn(template.subject, values)}</CardText>
        <CardText>{paragraphsOf(fillIn(template.text, values)).join('\n\n')}</CardText>
      </Letter>
    </Group>
  );
}
