import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { Select } from '#components/fields/controls.tsx';
import { FieldFrame } from '#components/fields/FieldFrame.tsx';
import { confirmationPanel as words } from '#content/admin/confirmation-panel.ts';
import { ButtonRow } from '../shared/table.ts';
import { Quiet } from '../shared/text.tsx';

/** Sends what stands in the editor to one of the owner's own addresses. */
export function TemplateTest({
  addresses,
  canSend,
  onTest,
}: {
  addresses: readonly string[];
  canSend: boolean;
  /** Called with the address that was chosen. */
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
