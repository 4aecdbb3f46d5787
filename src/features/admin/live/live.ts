import type { LeadNews } from '#contract/admin/live.ts';
import { checkSession, sessionState, subscribeSession } from '../session/session-store.ts';
import { openStream } from './stream.ts';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** From one screen to the next the stream stays. */
const LINGER_MS = 2_000;

type Listener = (news: LeadNews) => void;

const listeners = new Set<Listener>();
let close: (() => void) | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;
let watching: (() => void) | null = null;

/**
 * Calls back with what becomes of leads, as long as the owner is signed in and looks at the page. News
 * of no lead means that some may have been missed. Returns how to stop.
 */
export function listen(listener: Listener): () => void {
  const own: Listener = (news) => listener(news);
  listeners.add(own);
  watching ??= watch();
  update();
  return () => {
    listeners.delete(own);
    if (listeners.size === 0) setTimeout(update, LINGER_MS);
  };
}

function watch(): () => void {
  const stops = [
    subscribeSession(update),
    on(document, 'visibilitychange', update),
    on(window, 'online', retry),
  ];
  return () => stops.forEach((stop) => stop());
}

function on(target: EventTarget, name: string, listener: () => void): () => void {
  target.addEventListener(name, listener);
  return () => target.removeEventListener(name, listener);
}

/** A hidden page holds no connection: browsers have few of them for all tabs together. */
function isWanted(): boolean {
  return (
    listeners.size > 0 && sessionState() === 'signed_in' && document.visibilityState === 'visible'
  );
}

function update(): void {
  if (isWanted()) {
    if (close === null && timer === undefined) open();
    return;
  }
  clearTimeout(timer);
  timer = undefined;
  failures = 0;
  close?.();
  close = null;
  if (listeners.size > 0) return;
  watching?.();
  watching = null;
}

function open(): void {
  close = openStream({
    onOpen() {
      failures = 0;
      tell({ kind: 'changed', lead: null });
    },
    onNews: tell,
    onOver() {
      close = null;
      void again();
    },
  });
}

/** Perhaps the session is over; else the server or the signal is away for a while. */
async function again(): Promise<void> {
  const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
  failures += 1;
  // Browsers that lost their server together come back one after the other.
  timer = setTimeout(retry, longest * (0.5 + Math.random() / 2));
  await checkSession();
}

function retry(): void {
  clearTimeout(timer);
  timer = undefined;
  update();
}

function tell(news: LeadNews): void {
  for (const listener of listeners) listener(news);
}
