import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useEffect, useState, memo } from 'react';
import { fieldText, formText } from '#content/forms/common.ts';
import { suburbSuggestions } from '#content/forms/options.ts';
import type { FieldText } from '#content/forms/types.ts';
import { useEngine, useTypedText } from '../engine/engine-context.ts';
import { loadChecks } from '../engine/preload.ts';
import { TwoUp } from './FieldGroup.tsx';
import { TextField } from './text-fields.tsx';

/** The phone number: opens the number pad, accepts any common format. */
export function PhoneField({ required = true }: { required?: boolean }) {
  return (
    <TextField
      name="phone"
      text={fieldText.phone}
      required={required}
      type="tel"
      autoComplete="tel"
      inputMode="tel"
    />
  );
}

export function EmailField({
  text = fieldText.email,
  required = true,
}: {
  text?: FieldText;
  required?: boolean;
}) {
  return (
    <TextField
      name="email"
      text={text}
      required={required}
      type="email"
      autoComplete="email"
      inputMode="email"
      aside={<EmailSuggestion name="email" />}
    />
  );
}

export function NameField({
  text = fieldText.name,
  required = true,
}: {
  text?: FieldText;
  required?: boolean;
}) {
  return <TextField name="name" text={text} required={required} autoComplete="name" />;
}

/** First and last name, e-mail and phone, for the longer forms. */
export const WholePersonFields = memo(function WholePersonFields({
  required = true,
}: {
  required?: boolean;
}) {
  return (
    <>
      <TwoUp>
        <TextField
          name="firstName"
          text={fieldText.firstName}
          required={required}
          autoComplete="given-name"
        />
        <TextField
          name="lastName"
          text={fieldText.lastName}
          required={required}
          autoComplete="family-name"
        />
      </TwoUp>
      <TwoUp>
        <EmailField required={required} />
        <PhoneField required={required} />
      </TwoUp>
    </>
  );
});

/** The address of the building, with suburbs as suggestions. */
export function AddressField() {
  return (
    <TextField
      name="address"
      text={fieldText.address}
      required
      autoComplete="street-address"
      suggestions={suburbSuggestions}
    />
  );
}

/** How long typing must pause before an address is checked, in milliseconds. */
const PAUSE_MS = 600;

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.spacing(1.5),
}));

/** Suggests another address; only the button changes what was typed. */
function EmailSuggestion({ name }: { name: string }) {
  const { form } = useEngine();
  const typed = useTypedText(name);
  const [meant, setMeant] = useState({ typed: '', address: '' });
  useEffect(() => {
    if (!typed.includes('@')) return undefined;
    const suggest = () => {
      // It takes room above Send: what moves during a press is not pressed.
      if (document.querySelector('button:active') !== null) {
        timer = setTimeout(suggest, PAUSE_MS);
        return;
      }
      loadChecks().then(
        ({ suggestedEmail }) => setMeant({ typed, address: suggestedEmail(typed) ?? '' }),
        // If the code can't be loaded, the next pause tries again.
        () => undefined,
      );
    };
    let timer = setTimeout(suggest, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const address = meant.typed === typed ? meant.address : '';
  const apply = () => {
    form.setValue(name, address, {
      shouldDirty: true,
      shouldValidate: form.getFieldState(name).invalid,
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
