/**
 * Which room may import which (docs/decisions/0002). The linter's rules are generated from this
 * table, so a forbidden import fails `npm run lint`.
 */
export const arrows = {
  contract: [],
  outbox: ['contract'],
  content: ['contract'],
  theme: [],
  components: ['theme'],
  features: ['components', 'theme', 'content', 'outbox', 'contract'],
  pages: ['features', 'components', 'theme', 'content', 'contract'],
  app: ['pages', 'features', 'components', 'theme', 'content', 'outbox', 'contract'],
  sw: ['outbox', 'contract'],
  server: ['contract'],
} as const satisfies Record<string, readonly string[]>;

/** The folder of a room, from the project's root. */
export function folderOf(room: string): string {
  return room === 'sw' || room === 'server' ? room : `src/${room}`;
}
