import { onTestFinished } from 'vitest';
import { adminEventSchema, eventNames, type AdminEvent } from '#contract/admin/session.ts';
import { paths } from '#contract/paths.ts';
import { PASSWORD } from './owner.ts';

/** A session of the owner's at a server that listens, as the header that carries it. */
export async function cookieAt(address: string): Promise<string> {
  const answer = await fetch(`${address}${paths.session}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD }),
  });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

/** What an owner who listens is told; `names` are those of all events, `ended` once the stream has. */
export async function listening(address: string, cookie: string) {
  const gone = new AbortController();
  onTestFinished(() => gone.abort());
  const answer = await fetch(`${address}${paths.adminEvents}`, {
    headers: { cookie },
    signal: gone.signal,
  });
  const heard = {
    answer,
    names: [] as string[],
    events: [] as AdminEvent[],
    ended: false,
    text: '',
  };
  void follow(answer, heard).catch(() => undefined);
  return heard;
}

type Heard = { names: string[]; events: AdminEvent[]; ended: boolean; text: string };

async function follow({ body }: Response, heard: Heard): Promise<void> {
  if (body === null) return;
  let rest = '';
  for await (const piece of body.pipeThrough(new TextDecoderStream())) {
    heard.text += piece;
    const events = (rest + piece).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) note(event, heard);
  }
  heard.ended = true;
}

function note(event: string, { names, events }: Heard): void {
  const [, name = '', data = ''] = /^event: (\w+)\ndata: (.+)$/.exec(event) ?? [];
  names.push(name);
  if (name === eventNames.lead) events.push(adminEventSchema.parse(JSON.parse(data)));
}
