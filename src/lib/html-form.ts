/**
 * Posts a form of this site as HTML does without script, in place of code that can't be had; the page
 * then becomes the answer. Resolves with false, leaving the page as it is, where the form goes
 * elsewhere (`mailto:`) or nothing would take it. A service worker takes it without network, too.
 */
export async function postAsHtml(form: HTMLFormElement): Promise<boolean> {
  if (!form.action.startsWith('http')) return false;
  try {
    await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
  } catch {
    return false;
  }
  form.submit();
  return true;
}
