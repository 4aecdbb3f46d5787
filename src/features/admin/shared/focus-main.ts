/** Moves focus to the main element after the focused one was removed. */
export function focusMain(): void {
  document.getElementById('main-content')?.focus({ preventScroll: true });
}
