import type { FastifyBaseLogger } from 'fastify';
import { businessDay } from '#content/business-time.ts';
import { isAdded } from '#contract/content/added.ts';
import { nothingPublished, type PublishedContent } from '#contract/content/published.ts';
import { withoutPast } from './over-build.ts';
import { currentContent } from './own-content.ts';

/** Several servers do not restart at the same moment. */
const SPREAD_MS = 3_000;

type Services = {
  dataDir: string;
  /** Starts this process again; called once. */
  restart: () => void;
  /** From 0 to 1. */
  random: () => number;
  now: () => number;
  log: Pick<FastifyBaseLogger, 'info'>;
};

export type OwnWords = ReturnType<typeof createOwnWords>;

/**
 * The words of this process: e-mails, receipts and promises name the firm, its hours, closures,
 * fees, times, and the services and areas that were added as they were published when it started.
 */
export function createOwnWords({ dataDir, restart, random, now, log }: Services) {
  const started = globalThis.siteContent?.content ?? nothingPublished;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function wordsOf(content: PublishedContent): string {
    const { business, hours, closure, prices, numbers, service, area } = withoutPast(
      content,
      businessDay(now()),
    );
    // Leads are counted by them, and notices name them; no word comes from their pictures.
    const added = [service, area].map((pages) =>
      Object.entries(pages).flatMap(([slug, data]) => {
        if (!isAdded(data)) return [];
        const { picture: _picture, ...words } = data;
        return [{ slug, words }];
      }),
    );
    return JSON.stringify([business, hours, closure, prices, numbers, added]);
  }

  return {
    /**
     * Restarts this process if the next one would have other words. It compares with what the next
     * one will read, so that a restart never leads to another.
     */
    async follow(): Promise<void> {
      const next = (await currentContent(dataDir))?.content ?? nothingPublished;
      if (timer !== undefined || isStopped || wordsOf(next) === wordsOf(started)) return;
      log.info(
        'The firm, its hours, closures, prices, numbers, services or areas have changed. Restarting to write them.',
      );
      timer = setTimeout(restart, random() * SPREAD_MS).unref();
    },
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
