import { type ReactNode, useEffect, useState } from 'react';
import { websiteScreen as words } from '#content/admin/website/screen.ts';
import type { ContentKind } from '#contract/content/kinds.ts';
import type { Remote } from '../api/queries.ts';
import { RemoteView } from '../shared/Notice.tsx';
import { type Kinds, kindsWith } from './kinds/index.ts';

/** Kinds that need the texts of the build. */
const ofTexts: readonly ContentKind[] = ['words', 'prices', 'numbers'];

/** The kinds without the texts of the build, which are long. */
export const plainKinds = kindsWith([]);

let whole: Kinds | null = null;

async function loadKinds(): Promise<Kinds> {
  const { textGroups } = await import('#content/texts/groups.ts');
  whole ??= kindsWith(textGroups);
  return whole;
}

/** Shows `children` with the kinds of content once what `of` needs of the build has been loaded. */
export function WithKinds({
  of,
  children,
}: {
  of: readonly ContentKind[];
  children: (kinds: Kinds) => ReactNode;
}) {
  const isWanted = of.some((kind) => ofTexts.includes(kind));
  const [loaded, setLoaded] = useState<Remote<Kinds>>(
    whole === null ? { status: 'loading' } : { status: 'ready', value: whole },
  );
  const isLoading = isWanted && loaded.status === 'loading';
  useEffect(() => {
    if (!isLoading) return undefined;
    let isShown = true;
    loadKinds().then(
      (value) => isShown && setLoaded({ status: 'ready', value }),
      () => isShown && setLoaded({ status: 'failed' }),
    );
    return () => {
      isShown = false;
    };
  }, [isLoading]);
  return (
    <RemoteView
      remote={isWanted ? loaded : { status: 'ready', value: plainKinds }}
      words={words}
      onRetry={() => setLoaded({ status: 'loading' })}
    >
      {children}
    </RemoteView>
  );
}
