/** Where a database is, without the password and user that its URL may hold. */
export function addressOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host || 'localhost'}${pathname}`;
}
