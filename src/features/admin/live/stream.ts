import { BEAT_MS, leadNewsSchema, liveEvents, type LeadNews } from '#contract/admin/live.ts';
import { paths } from '#contract/paths.ts';

/** A stream that is silent for so long is dead, though nobody has said so. */
const SILENT_MS = 2.5 * BEAT_MS;

type Reader = {
  /** It has begun: what was told before is missed. */
  readonly onOpen: () => void;
  readonly onNews: (news: LeadNews) => void;
  /** It is over, and does not come again by itself. */
  readonly onOver: () => void;
};

/** Opens the server's stream of what becomes of leads; returns how to close it. */
export function openStream({ onOpen, onNews, onOver }: Reader): () => void {
  const source = new EventSource(paths.adminLive);
  let silence: ReturnType<typeof setTimeout> | undefined;

  function close(): void {
    clearTimeout(silence);
    source.close();
  }
  function end(): void {
    close();
    onOver();
  }
  function heard(): void {
    clearTimeout(silence);
    silence = setTimeout(end, SILENT_MS);
  }

  heard();
  source.addEventListener('open', onOpen);
  source.addEventListener(liveEvents.beat, heard);
  source.addEventListener(liveEvents.news, ({ data }) => {
    heard();
    const news = newsIn(data);
    if (news) onNews(news);
  });
  source.addEventListener(liveEvents.end, end);
  // The browser's own way to come again knows no pause that grows, and gives up at a refusal.
  source.addEventListener('error', end);
  return close;
}

/** Of what a newer server tells nothing is known but that there is something. */
function newsIn(data: unknown): LeadNews | null {
  try {
    const parsed = leadNewsSchema.safeParse(JSON.parse(String(data)));
    return parsed.success ? parsed.data : { kind: 'changed', lead: null };
  } catch {
    return null;
  }
}
