/**
 * Which layer may import which (docs/decisions/0002). The linter's rules are generated from this
 * table, so a forbidden import fails `npm run lint`.
 */
export const layers = {
  lib: [],
  contract: [],
  outbox: ['contract', 'lib'],
  content: ['contract'],
  theme: [],
  components: ['theme', 'lib'],
  features: ['components', 'theme', 'content', 'outbox', 'contract', 'lib'],
  pages: ['features', 'components', 'theme', 'content', 'contract'],
  app: ['pages', 'features', 'components', 'theme', 'content', 'outbox', 'contract', 'lib'],
  sw: ['outbox', 'contract', 'content', 'lib'],
  server: ['contract', 'content'],
} as const satisfies Record<string, readonly string[]>;

/** The folder of the owner's screens at /admin, in any layer. */
export const ADMIN = 'admin';

/**
 * The layers that may import `#contract/admin/` outside a folder `admin`: no visitor's page is made
 * of them. Imported by another layer, every visitor would fetch it.
 */
export const adminLayers: readonly string[] = ['server', 'sw'] satisfies (keyof typeof layers)[];

/** The folder of a layer, from the project's root. */
export function folderOf(layer: string): string {
  return layer === 'sw' || layer === 'server' ? layer : `src/${layer}`;
}
