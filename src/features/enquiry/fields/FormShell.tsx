import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { formText } from '#content/forms/common.ts';
import { formFields } from '#contract/form-fields.ts';
import { EngineContext, useEngine } from '../engine/engine-context.ts';
import type { EnquiryEngine } from '../engine/use-enquiry-form.ts';
import { StatusRow } from './form-lines.ts';
import { isServed, withoutScript } from './html-post.ts';

const Trap = styled('div')({
  position: 'absolute',
  insetInlineStart: '-200vw',
  width: 1,
  height: 1,
  overflow: 'hidden',
});

const byMail = <Typography>{formText.byMail}</Typography>;

/** The form element around a layout: status line, honeypot, submission. */
export function FormShell({
  engine,
  label,
  note,
  isOnlyWithoutScript = false,
  children,
}: {
  engine: EnquiryEngine;
  /** Accessible name of the form. */
  label: string;
  /** Text of the status line while there is no status. */
  note?: ReactNode;
  /** Whether it is inside a `noscript`: these cannot be nested. */
  isOnlyWithoutScript?: boolean;
  children: ReactNode;
}) {
  const { declaration, sending, trapRef, touch, onChange, onSubmit } = engine;
  const { id } = declaration;
  const trapId = `${id}-website`;
  const { pathname } = useLocation();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    // Nobody heard the focus of the field whose press has started the page.
    if (form.current?.contains(document.activeElement) === true) touch();
  }, [touch]);

  return (
    <EngineContext value={engine}>
      <Stack
        component="form"
        ref={form}
        spacing={2.5}
        sx={{ position: 'relative' }}
        id={id}
        method="post"
        {...withoutScript}
        noValidate
        aria-label={label}
        aria-busy={sending}
        onSubmit={onSubmit}
        onFocus={touch}
        onInput={touch}
        onChange={onChange}
      >
        {isServed ? (
          <>
            <input type="hidden" name={formFields.formType} value={declaration.formType} />
            <input type="hidden" name={formFields.page} value={pathname} />
          </>
        ) : null}
        <StatusLine note={note} />
        {children}
        {isServed ? null : isOnlyWithoutScript ? byMail : <noscript>{byMail}</noscript>}
        <Trap aria-hidden>
          <label htmlFor={trapId}>{formText.trapLabel}</label>
          <input
            ref={trapRef}
            id={trapId}
            {...(isServed ? { name: formFields.trap } : {})}
            type="text"
            tabIndex={-1}
            autoComplete="off"
          />
        </Trap>
      </Stack>
    </EngineContext>
  );
}

function Words(props: { className?: string; children: string }) {
  return <Typography variant="inherit" {...props} />;
}

/**
 * One line above the fields: the form's note, or the state of an earlier draft. Its space is always
 * reserved, so that restoring a draft moves nothing.
 */
function StatusLine({ note }: { note?: ReactNode }) {
  const { draftState, startAgain, form } = useEngine();
  const { draft, errorsFound } = formText;
  const { errors } = useFormState({ control: form.control });
  const wrong = Object.keys(errors).length > 1;
  return (
    <StatusRow role="status" data-no-print>
      {wrong ? <Words>{errorsFound}</Words> : null}
      {!wrong && draftState === 'restored' ? (
        <>
          <Words>{draft.restored}</Words>
          <Button type="button" variant="text" onClick={startAgain}>
            {draft.startAgain}
          </Button>
        </>
      ) : null}
      {!wrong && draftState === 'other-tab' ? <Words>{draft.otherTab}</Words> : null}
      {!wrong && draftState === 'unkept' ? <Words>{draft.unkept}</Words> : null}
      {!wrong && draftState === 'none'
        ? (note ?? <Words className="needs-script">{draft.kept}</Words>)
        : null}
    </StatusRow>
  );
}
