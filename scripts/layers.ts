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
  sw: ['outbox', 'contract', 'lib'],
  server: ['contract', 'content'],
} as const satisfies Record<string, readonly string[]>;

/**
 * The part of the contract that is of the owner's screens alone: in any other part's hands, every
 * visitor would fetch it. Beside the layers that no page of a visitor's is made of, these may import it.
 */
export const officeContract = {
  name: '#contract/office/',
  layers: ['server', 'sw'],
  folders: { content: 'admin', features: 'owner', contract: 'office' },
} as const satisfies {
  readonly name: string;
  readonly layers: readonly (keyof typeof layers)[];
  readonly folders: Partial<Record<keyof typeof layers, string>>;
};

/** The folder of a layer, from the project's root. */
export function folderOf(layer: string): string {
  return layer === 'sw' || layer === 'server' ? layer : `src/${layer}`;
}
