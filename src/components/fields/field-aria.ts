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
