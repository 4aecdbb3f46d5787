/**
 * Fetches the code that draws toasts while there is a connection: the toast that says 'not sent' is
 * wanted most when there is none.
 */
export function readyToasts(): void {
  import('#components/toast/ToastHost.tsx').catch(() => {
    // Asked for again with the first toast.
  });
}
