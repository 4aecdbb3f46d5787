import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { formText } from '#content/forms/common.ts';
import { EngineContext } from '../engine/engine-context.ts';
import type { EnquiryEngine } from '../engine/use-enquiry-form.ts';
import { StatusLine } from './StatusLine.tsx';

const Trap = styled('div')({
  position: 'absolute',
  insetInlineStart: '-200vw',
  width: 1,
  height: 1,
  overflow: 'hidden',
});

/** The form element around a layout: status line, honeypot, submission. */
export function FormShell({
  engine,
  label,
  note,
  children,
}: {
  engine: EnquiryEngine;
  /** Accessible name of the form. */
  label: string;
  /** Text of the status line while there is no status. */
  note?: ReactNode;
  children: ReactNode;
}) {
  const { declaration, sending, trapRef, touch, onChange, onSubmit } = engine;
  const { id } = declaration;
  const trapId = `${id}-website`;
  return (
    <EngineContext value={engine}>
      <Stack
        component="form"
        spacing={2.5}
        sx={{ position: 'relative' }}
        id={id}
        method="post"
        noValidate
        aria-label={label}
        aria-busy={sending}
        onSubmit={onSubmit}
        onFocus={touch}
        onInput={touch}
        onChange={onChange}
      >
        <StatusLine note={note} />
        {children}
        <Trap aria-hidden>
          <label htmlFor={trapId}>{formText.trapLabel}</label>
          <input ref={trapRef} id={trapId} type="text" tabIndex={-1} autoComplete="off" />
        </Trap>
      </Stack>
    </EngineContext>
  );
}
