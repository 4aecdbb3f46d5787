import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { PageLink } from '#components/PageLink.tsx';
import { Choice } from '#components/fields/Choice.tsx';
import { buttons, formText } from '#content/forms/common.ts';
import type { ButtonText } from '#content/forms/types.ts';
import { useEngine } from '../engine/engine-context.ts';
import { rememberedPerson } from '../engine/remembered.ts';

const Row = styled(Stack)(({ theme }) => ({
  flexFlow: 'row wrap',
  gap: theme.spacing(1.5),
  '& > [type="submit"]': { flex: '1 1 12em' },
}));

/** 'Remember me on this phone', and how the details are used. */
export function PrivacyLines() {
  const { rememberRef, declaration } = useEngine();
  const helperId = `${declaration.id}-remember-helper`;
  const { rememberMe: words, privacy } = formText;
  useEffect(() => {
    if (rememberRef.current && rememberedPerson()) rememberRef.current.checked = true;
  }, [rememberRef]);
  return (
    <div data-no-print>
      <Choice ref={rememberRef} type="checkbox" label={words.label} aria-describedby={helperId} />
      <FormHelperText id={helperId}>{words.helper}</FormHelperText>
      <FormHelperText>
        {privacy.before}
        <PageLink to={privacy.href}>{privacy.link}</PageLink>
      </FormHelperText>
    </div>
  );
}

/** The button that sends, reading 'Sending...' and disabled while it does. */
export function SendButton({ text, disabled = false }: { text: ButtonText; disabled?: boolean }) {
  const { sending } = useEngine();
  return (
    <Button type="submit" disabled={sending || disabled}>
      {sending ? text.busy : text.idle}
    </Button>
  );
}

/** 'Back' beside the button that sends: the second step of two. */
export function BackAndSend({ text }: { text: ButtonText }) {
  const { back, sending } = useEngine();
  return (
    <Row>
      <Button type="button" variant="outlined" disabled={sending} onClick={back}>
        {buttons.back}
      </Button>
      <SendButton text={text} />
    </Row>
  );
}
