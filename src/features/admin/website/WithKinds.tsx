import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { websiteScreen as words } from '#content/admin/website/screen.ts';
import type { ContentOverview } from '#contract/admin/content.ts';
import type { ContentKind } from '#contract/content/kinds.ts';
import type { Remote } from '../api/queries.ts';
import { RemoteView } from '../shared/Notice.tsx';
import { isNamed } from './entries.ts';
import { type Kinds, kindsWith, ofNamedFirm } from './kinds/index.ts';
import { serviceKind } from './kinds/pages.ts';
import { textGroupsOf } from './text-groups.ts';

/** Kinds that need the texts of the build. */
const ofTexts: readonly ContentKind[] = ['words', 'prices', 'numbers'];

/** The kinds without the texts of the build, which are long. */
export const plainKinds = kindsWith([]);

/** The kinds with the texts of what visitors are served. */
type Whole = { readonly content: string | null; readonly kinds: Kinds };

let whole: Whole | null = null;

async function loadKinds(content: string | null): Promise<Whole> {
  if (whole?.content !== content) {
    whole = { content, kinds: kindsWith(await textGroupsOf(content)) };
  }
  return whole;
}

/** The words of the services' overview, as they were published. */
function wordsOfServices(overview: ContentOverview | null) {
  const words = overview?.entries.find(({ kind, slug }) => kind === 'words' && slug === 'services');
  return words?.live?.kind === 'words' ? words.live.data?.texts : undefined;
}

/**
 * Shows `children` with the kinds of content once what `of` needs has been loaded; `content` names what
 * visitors are served.
 */
export function WithKinds({
  of,
  content,
  overview,
  children,
}: {
  of: readonly ContentKind[];
  content: string | null;
  overview: ContentOverview | null;
  children: (kinds: Kinds) => ReactNode;
}) {
  const texts = wordsOfServices(overview);
  const service = useMemo(() => serviceKind(texts), [texts]);
  const isOfNamed = isNamed(overview);
  const isWanted = of.some((kind) => ofTexts.includes(kind));
  const [loaded, setLoaded] = useState<Remote<Whole>>(
    whole?.content === content ? { status: 'ready', value: whole } : { status: 'loading' },
  );
  // Those of the previous publication stay until the next ones are there.
  const isLoading =
    isWanted &&
    (loaded.status === 'loading' ||
      (loaded.status === 'ready' && loaded.value.content !== content));
  useEffect(() => {
    if (!isLoading) return undefined;
    let isShown = true;
    loadKinds(content).then(
      (value) => isShown && setLoaded({ status: 'ready', value }),
      () => isShown && setLoaded({ status: 'failed' }),
    );
    return () => {
      isShown = false;
    };
  }, [isLoading, content]);
  const remote: Remote<Whole> = isWanted
    ? loaded
    : { status: 'ready', value: { content, kinds: plainKinds } };
  const known = remote.status === 'ready' ? remote.value.kinds : plainKinds;
  // The same ones at each rendering: a form sets itself up for its kind.
  const kinds = useMemo(
    () => ({ ...(isOfNamed ? ofNamedFirm(known) : known), service }),
    [known, isOfNamed, service],
  );
  return (
    <RemoteView remote={remote} words={words} onRetry={() => setLoaded({ status: 'loading' })}>
      {() => children(kinds)}
    </RemoteView>
  );
}
