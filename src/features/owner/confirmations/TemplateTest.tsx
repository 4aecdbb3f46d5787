import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import type { ConfirmationPanel, ConfirmationTemplate } from '#contract/office/confirmations.ts';
import type { FormType } from '#contract/form-types.ts';
import { Select } from '#components/fields/controls.tsx';
import { FieldFrame } from '#components/fields/FieldFrame.tsx';
import { confirmationPanel as words } from '#content/admin/confirmation-panel.ts';
import type { NoticeActions } from '../notices/use-notice-actions.ts';
import { ButtonRow } from '../parts/table.ts';
import { Quiet } from '../parts/text.tsx';
import { testConfirmation } from './confirmation-calls.ts';

/** Sends what stands in the editor to one of the owner's own addresses. */
export function TemplateTest({
  formType,
  template,
  addresses,
  canSend,
  actions,
}: {
  formType: FormType;
  template: ConfirmationTemplate;
  addresses: readonly string[];
  canSend: boolean;
  actions: NoticeActions<ConfirmationPanel>;
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
        <Button
          type="button"
          variant="outlined"
          disabled={actions.busy || !canSend}
          onClick={() =>
            void actions.test(() => testConfirmation(formType, { ...template, email }))
          }
        >
          {words.test}
        </Button>
      </ButtonRow>
    </FieldFrame>
  );
}
