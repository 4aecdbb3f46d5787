import {
  createElement,
  Suspense,
  use,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { formText } from '#content/forms/common.ts';
import { replayPress } from './early-press.ts';
import { firstInteraction } from '#components/first-interaction.ts';
import { settling } from '#components/settling.ts';
import { loadPersistently } from './persistent-load.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A form that is prerendered in full but whose code is fetched, and hydrated, only on the visitor's
 * first interaction with the page. Where its markup is not in the document yet (a later navigation,
 * the prerenderer) the code is fetched at once, with `fallback` keeping its place. Props must be
 * plain data.
 */
export function deferUntilInteraction<Props extends object>(
  region: string,
  load: Load<Props>,
  fallback: ReactNode = null,
) {
  let loading: Promise<ComponentType<Props>> | null = null;
  let failed = false;
  const listeners = new Set<() => void>();

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  const fetched = async () => {
    if (isPrerendered(region)) await firstInteraction();
    return loadPersistently(load, (state) => {
      failed = state;
      for (const listener of listeners) listener();
    });
  };

  function Body({ own, onAlive }: { own: Props; onAlive: () => void }) {
    loading ??= settling(fetched());
    // Called in every render: React takes a suspended render up again where `use` left it.
    const form = createElement(use(loading), own);
    useEffect(onAlive, [onAlive]);
    return form;
  }

  return function Deferred(props: Props) {
    const container = useRef<HTMLDivElement>(null);
    const isFailed = useSyncExternalStore(
      subscribe,
      () => failed,
      () => false,
    );
    // The same element every time: a boundary whose markup waits must not be rendered anew.
    const key = JSON.stringify(props);
    const content = useMemo(() => {
      const own: Props = JSON.parse(key);
      return (
        <Suspense fallback={fallback}>
          <Body own={own} onAlive={() => replayPress(region, container.current)} />
        </Suspense>
      );
    }, [key]);
    return (
      <div ref={container} className="needs-script" data-deferred={region}>
        {content}
        {isFailed ? <p role="status">{formText.codeMissing}</p> : null}
      </div>
    );
  };
}

function isPrerendered(region: string): boolean {
  if (typeof document === 'undefined') return false;
  return document.querySelector(`[data-deferred="${region}"] form`) !== null;
}
