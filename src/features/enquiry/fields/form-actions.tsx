import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { type ReactNode, use, useEffect, memo } from 'react';
import { PageLink } from '#components/PageLink.tsx';
import { Choice } from '#components/fields/controls.tsx';
import { buttons, formText } from '#content/forms/common.ts';
import type { ButtonText } from '#content/forms/types.ts';
import { useEngine, useTypedText } from '../engine/engine-context.ts';
import { rememberedPerson } from '../engine/kept.ts';
import { BeforeSend } from './before-send.ts';
import { ButtonNote } from './form-lines.ts';

const Row = styled(Stack)(({ theme }) => ({
  flexFlow: 'row wrap',
  gap: theme.spacing(1.5),
  '& > [type="submit"]': { flex: '1 1 12em' },
  '& > p': { flex: '1 0 100%' },
}));

/** 'Remember me for next time', and how the details are used. */
export const PrivacyLines = memo(function PrivacyLines() {
  const { rememberRef, declaration } = useEngine();
  const helperId = `${declaration.id}-remember-helper`;
  const { rememberMe: words, privacy } = formText;
  useEffect(() => {
    if (rememberRef.current && rememberedPerson()) rememberRef.current.checked = true;
  }, [rememberRef]);
  return (
    <div data-no-print>
      <div className="needs-script">
        <Choice ref={rememberRef} type="checkbox" label={words.label} aria-describedby={helperId} />
        <FormHelperText id={helperId}>{words.helper}</FormHelperText>
      </div>
      <FormHelperText>
        {privacy.before}
        <PageLink to={privacy.href}>{privacy.link}</PageLink>
      </FormHelperText>
    </div>
  );
});

/**
 * A button that is disabled while a field is empty, with a line below it that says what it waits
 * for. Without script nothing would enable it: the form has another one then.
 */
export function WaitingButton({
  field,
  waitsFor,
  note,
  disabled = false,
  children,
}: {
  /** Name of the text field that must not be empty. */
  field: string;
  waitsFor: string;
  /** Shown instead once the field has content. */
  note?: string | undefined;
  disabled?: boolean;
  children: string;
}) {
  const { id } = useEngine().declaration;
  const isWaiting = useTypedText(field).trim() === '';
  const noteId = `${id}-waits-for`;
  return (
    <div className="needs-script">
      <Button
        type="submit"
        fullWidth
        disabled={disabled || isWaiting}
        aria-describedby={isWaiting ? noteId : undefined}
      >
        {children}
      </Button>
      <ButtonNote id={noteId}>{isWaiting ? waitsFor : note}</ButtonNote>
    </div>
  );
}

/** What follows in a form of one step, or of all its steps at once, for browsers without script. */
export function WithoutScript({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <Stack spacing={2.5}>{children}</Stack>
    </noscript>
  );
}

/** The submit button, labelled 'Sending...' and disabled while sending. */
export const SendButton = memo(function SendButton({ text }: { text: ButtonText }) {
  const { sending } = useEngine();
  return (
    <>
      {use(BeforeSend)}
      <Button type="submit" disabled={sending}>
        {sending ? text.busy : text.idle}
      </Button>
    </>
  );
});

/** 'Back' next to the submit button: the second of two steps. */
export function BackAndSend({ text }: { text: ButtonText }) {
  const { back, sending } = useEngine();
  return (
    <Row>
      <Button
        type="button"
        variant="outlined"
        className="needs-script"
        disabled={sending}
        onClick={back}
      >
        {buttons.back}
      </Button>
      <SendButton text={text} />
    </Row>
  );
}
