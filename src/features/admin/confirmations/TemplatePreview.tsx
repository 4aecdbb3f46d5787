import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { FieldFrame } from '#components/fields/FieldFrame.tsx';
import { Select } from '#components/fields/controls.tsx';
import {
  confirmationsPage as words,
  confirmationValues,
  confirmationVariableWords,
  sampleAnswers,
  sampleReceipt,
} from '#content/admin/confirmations.ts';
import {
  type ConfirmationTemplate,
  confirmationVariables,
  fillIn,
  paragraphsOf,
} from '#contract/admin/confirmations.ts';
import { formCatalogue } from '#content/forms/form-catalogue.ts';
import { formTypes, type FormType } from '#contract/form-types.ts';
import { sizes } from '#theme/tokens.ts';
import { ButtonRow, CardHeading, CardText, Facts, Group, Quiet } from '../shared/elements.tsx';
import { formatMoment } from '../shared/format.ts';
import { useFirm } from '../session/firm.ts';

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

/** For which form the text of all forms is previewed and tested. */
export function PreviewChoice({
  chosen,
  onChosen,
}: {
  chosen: FormType;
  onChosen: (formType: FormType) => void;
}) {
  const id = useId();
  return (
    <FieldFrame id={id} label={words.previewFor}>
      <Select
        id={id}
        value={chosen}
        onChange={({ target }) => {
          const form = formTypes.find((one) => one === target.value);
          if (form) onChosen(form);
        }}
      >
        {formTypes.map((one) => (
          <option key={one} value={one}>
            {formCatalogue[one].label}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}

/** The e-mail as it would be sent now, with sample data. */
export function TemplatePreview({
  formType,
  template,
}: {
  formType: FormType;
  template: ConfirmationTemplate;
}) {
  const [now] = useState(() => new Date());
  const firm = useFirm();
  const values = confirmationValues({
    firm,
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

/** Variables of a template and what replaces them. */
export function TemplateVariables() {
  return (
    <Group aria-labelledby="confirmation-variables">
      <CardHeading id="confirmation-variables">{words.variables}</CardHeading>
      <Facts>
        {confirmationVariables.flatMap((name) => [
          <dt key={name}>{`{${name}}`}</dt>,
          <dd key={`${name} means`}>{confirmationVariableWords[name]}</dd>,
        ])}
      </Facts>
    </Group>
  );
}

/** Sends the edited template to one of the owner's addresses. */
export function TemplateTest({
  addresses,
  canSend,
  onTest,
}: {
  addresses: readonly string[];
  canSend: boolean;
  onTest: (email: string) => void;
}) {
  const id = useId();
  const [chosen, setChosen] = useState('');
  const email = addresses.find((one) => one === chosen) ?? addresses[0];
  if (email === undefined) return <Quiet>{words.noTestAddress}</Quiet>;
  return (
    <FieldFrame id={id} label={words.testTo}>
      <ButtonRow>
        <Select id={id} value={email} onChange={({ target }) => setChosen(target.value)}>
          {addresses.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Select>
        <Button type="button" variant="outlined" disabled={!canSend} onClick={() => onTest(email)}>
          {words.test}
        </Button>
      </ButtonRow>
    </FieldFrame>
  );
}
