import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { type } from '#theme/tokens.ts';
import { fieldAria, fieldIds, Helper, Mark, Problem } from './FieldFrame.tsx';

const Group = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(0.5),
  minWidth: 0,
  breakInside: 'avoid',
  margin: 0,
  padding: 0,
  border: 0,
}));

const Legend = styled('legend')(({ theme }) => ({
  padding: 0,
  marginBottom: theme.spacing(0.5),
  fontWeight: 650,
  fontSize: type.small,
}));

/** A group of checkboxes or radios under one legend; the error is announced when it appears. */
export function GroupFrame({
  id,
  label,
  mark,
  helper,
  error,
  radios = false,
  children,
}: {
  id: string;
  label: string;
  /** 'required' or 'optional', in words. */
  mark?: string | undefined;
  helper?: string | undefined;
  error?: string | undefined;
  radios?: boolean;
  children: ReactNode;
}) {
  const ids = fieldIds(id);
  const aria = fieldAria(id, error, helper);
  return (
    <Group
      id={id}
      role={radios ? 'radiogroup' : 'group'}
      aria-describedby={aria['aria-describedby']}
      {...(radios ? { 'aria-invalid': aria['aria-invalid'] } : {})}
    >
      <Legend>
        {label} {mark ? <Mark>({mark})</Mark> : null}
      </Legend>
      {helper ? <Helper id={ids.helper}>{helper}</Helper> : null}
      {children}
      <div aria-live="polite">{error ? <Problem id={ids.error}>{error}</Problem> : null}</div>
    </Group>
  );
}
