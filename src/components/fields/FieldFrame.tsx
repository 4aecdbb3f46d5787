import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { sizes, type } from '#theme/tokens.ts';

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  // A date field would not become narrower than its own parts.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(0.5),
  minWidth: 0,
  breakInside: 'avoid',
}));

const Label = styled('label')({ fontWeight: 650, fontSize: type.small });

/** 'required' or 'optional' beside a label. */
export const Mark = styled('span')(({ theme }) => ({
  fontWeight: 400,
  color: theme.vars.palette.stone.inkSoft,
}));

/** Words that help to fill a field in. */
export const Helper = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: type.note,
  color: theme.vars.palette.stone.inkSoft,
}));

/** What is wrong with a field. */
export const Problem = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: type.small,
  fontWeight: 600,
  color: theme.vars.palette.stone.alarm,
}));

/** The ids that tie a control to the words around it. */
export function fieldIds(id: string) {
  return { helper: `${id}-helper`, error: `${id}-error` } as const;
}

/** What a control must say of itself: whether it is wrong, and which words describe it. */
export function fieldAria(id: string, error: string | undefined, helper: string | undefined) {
  const ids = fieldIds(id);
  const described = [error ? ids.error : null, helper ? ids.helper : null]
    .filter(Boolean)
    .join(' ');
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described === '' ? undefined : described,
  } as const;
}

/** Shared looks of every control: target size, edge, red edge when wrong. */
export const controlStyle = {
  width: '100%',
  minHeight: sizes.target,
  font: 'inherit',
  color: 'inherit',
} as const;

/** Label above, control, helper and error below. The error is announced when it appears. */
export function FieldFrame({
  id,
  label,
  mark,
  helper,
  error,
  aside,
  children,
}: {
  id: string;
  label: string;
  /** 'required' or 'optional', in words. */
  mark?: string | undefined;
  helper?: string | undefined;
  error?: string | undefined;
  /** Such as the counter of a message box. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  const ids = fieldIds(id);
  return (
    <Frame>
      <Label htmlFor={id}>
        {label} {mark ? <Mark>({mark})</Mark> : null}
      </Label>
      {children}
      <div aria-live="polite">{error ? <Problem id={ids.error}>{error}</Problem> : null}</div>
      {helper ? <Helper id={ids.helper}>{helper}</Helper> : null}
      {aside}
    </Frame>
  );
}
