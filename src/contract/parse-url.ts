/**
 * A parsed URL, or null when it is invalid. `URL.canParse` is missing before Safari 17 and Chrome
 * 120.
 */
export function parseUrl(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
