/** Whether a path is one of the owner's screens. */
export function isOwnerPath(path: string): boolean {
  return path === '/admin' || path.startsWith('/admin/');
}
