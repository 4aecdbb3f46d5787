import { fieldText } from '#content/forms/common.ts';
import type { FieldText } from '#content/forms/types.ts';
import { EmailSuggestion } from './EmailSuggestion.tsx';
import { TwoUp } from './FieldGroup.tsx';
import { TextField } from './TextField.tsx';

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
export function WholePersonFields({ required = true }: { required?: boolean }) {
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
}
