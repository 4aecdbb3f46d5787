/** An address in its parts, or null when it is none. `URL.canParse` is missing before Safari 17 and Chrome 120. */
export function parseUrl(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
