/** Host and path of a database URL, without its user and password. */
export function addressOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host || 'localhost'}${pathname}`;
}
