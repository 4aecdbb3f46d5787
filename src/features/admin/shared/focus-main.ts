/** Moves the focus to the page's main part, where what had it is gone. */
export function focusMain(): void {
  document.getElementById('main-content')?.focus({ preventScroll: true });
}
