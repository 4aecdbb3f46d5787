import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { formText } from '#content/forms/common.ts';
import { useEngine } from '../engine/engine-context.ts';
import { loadChecks } from '../engine/preload.ts';
import { useTypedText } from '../engine/engine-context.ts';

/** How long typing must pause before an address is checked, in milliseconds. */
const PAUSE_MS = 600;

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.spacing(1.5),
}));

/** Suggests another address; only the button changes what was typed. */
export function EmailSuggestion({ name }: { name: string }) {
  const { form } = useEngine();
  const typed = useTypedText(name);
  const [meant, setMeant] = useState({ typed: '', address: '' });
  useEffect(() => {
    if (!typed.includes('@')) return undefined;
    const timer = setTimeout(() => {
      loadChecks().then(
        ({ suggestedEmail }) => setMeant({ typed, address: suggestedEmail(typed) ?? '' }),
        // If the code can't be loaded, the next pause tries again.
        () => undefined,
      );
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const address = meant.typed === typed ? meant.address : '';
  const apply = () => {
    form.setValue(name, address, {
      shouldDirty: true,
      shouldValidate: form.formState.errors[name] !== undefined,
    });
    // The pressed button disappears with the suggestion, so move the focus.
    form.setFocus(name);
  };
  return (
    <Row>
      <div role="status">
        {address === '' ? null : (
          <FormHelperText>{formText.didYouMean.question(address)}</FormHelperText>
        )}
      </div>
      {address === '' ? null : (
        <Button type="button" variant="text" onClick={apply} sx={{ paddingInline: 0 }}>
          {formText.didYouMean.button}
        </Button>
      )}
    </Row>
  );
}
