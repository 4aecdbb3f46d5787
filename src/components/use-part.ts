import { useEffect, useState, type ComponentType } from 'react';

/**
 * An optional component, loaded once `occasion` is truthy. If loading fails the page goes on without
 * it, and the next occasion tries again.
 */
export function usePart<Props>(
  load: () => Promise<ComponentType<Props>>,
  occasion: number | string | false | null,
): { readonly Part: ComponentType<Props> | null } {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (!occasion || Part) return;
    void load()
      .then((loaded) => setPart(() => loaded))
      .catch(() => undefined);
  }, [load, occasion, Part]);
  return { Part };
}
