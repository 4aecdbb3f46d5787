import styled from '@emotion/styled';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { ActionButton } from '#components/ActionButton.tsx';
import { ChoiceRow } from '#components/fields/controls.tsx';
import { buttons, formText } from '#content/forms/common.ts';
import type { ButtonText } from '#content/forms/types.ts';
import { type } from '#theme/tokens.ts';
import { useEngine } from '../engine/engine-context.ts';
import { rememberedPerson } from '../engine/remembered.ts';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  '& > [type="submit"]': { flex: '1 1 12em' },
}));

/** Small print under a form. */
export const Small = styled('p')(({ theme }) => ({
  display: 'block',
  margin: 0,
  fontSize: type.note,
  color: theme.vars.palette.stone.inkSoft,
  '& a': { color: 'inherit' },
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
      <ChoiceRow>
        <input ref={rememberRef} type="checkbox" aria-describedby={helperId} />
        {words.label}
      </ChoiceRow>
      <Small id={helperId}>{words.helper}</Small>
      <Small>
        {privacy.before}
        <Link to={privacy.href}>{privacy.link}</Link>
      </Small>
    </div>
  );
}

/** The button that sends, reading 'Sending...' and disabled while it does (specification 1-§4). */
export function SendButton({ text, disabled = false }: { text: ButtonText; disabled?: boolean }) {
  const { sending } = useEngine();
  return (
    <ActionButton type="submit" disabled={sending || disabled}>
      {sending ? text.busy : text.idle}
    </ActionButton>
  );
}

/** 'Back' beside the button that sends: the second step of two. */
export function BackAndSend({ text }: { text: ButtonText }) {
  const { back, sending } = useEngine();
  return (
    <Row>
      <ActionButton type="button" emphasis="line" disabled={sending} onClick={back}>
        {buttons.back}
      </ActionButton>
      <SendButton text={text} />
    </Row>
  );
}
