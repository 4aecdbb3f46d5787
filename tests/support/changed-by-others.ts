/**
 * Runs in the page: as a translator, wraps every text in elements of its own; as a password manager,
 * puts nodes next to fields.
 */
export function changedByOthers(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root');
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    if (text.data.trim() === '') continue;
    const font = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = `${text.data} *`;
    font.append(inner);
    text.replaceWith(font);
  }
  for (const input of root.querySelectorAll('form input')) {
    const icon = document.createElement('div');
    icon.dataset['lastpassIconRoot'] = '';
    input.after(icon);
  }
}

/** What the page logs when it has found itself changed. */
export const HYDRATED_AGAIN = /React could not hydrate a part of the page/;
