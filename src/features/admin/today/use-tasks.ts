import { useEffect, useRef, useState } from 'react';
import { announce } from '#components/announce.ts';
import { toast } from '#components/toast/toasts.tsx';
import { ownChanges } from '#content/admin/changes.ts';
import { inbox, listWords } from '#content/admin/inbox.ts';
import { todayWords } from '#content/admin/today.ts';
import { businessDay } from '#content/business-time.ts';
import { workOf } from '#contract/admin/lead-work.ts';
import type { LeadDetail, LeadSummary, Today } from '#contract/admin/leads.ts';
import { CallError, reasonFor } from '../api/call.ts';
import { leadsChanged } from '../api/lead-data.ts';
import { makeChange, type OwnChange } from '../changes/changes.ts';
import { ownName } from '../inbox/lead-calls.ts';
import { noteFailure } from '../session/session.ts';
import { formatDay } from '../shared/format.ts';

/** How long a press can be undone, in ms. */
const UNDO_MS = 8_000;
const DAY_MS = 86_400_000;

export type TaskList = keyof Today;

/** What one press on a lead means. */
export type TaskAction = 'noAnswer' | 'talked' | { readonly days: number };

/** A lead that was dealt with: its row keeps its place, so that the next press hits no other lead. */
export type Done = {
  readonly lead: LeadSummary;
  readonly list: TaskList;
  readonly index: number;
  readonly said: string;
  readonly undo: () => void;
};

/** The changes that a press makes, what is said of it, and the note in the history. */
function stepOf(lead: LeadSummary, list: TaskList, action: TaskAction, now: number) {
  const { done, notes } = todayWords;
  const name = lead.name || inbox.nameless;
  const { stage } = workOf(lead);
  const dayIn = (days: number) => businessDay(now + days * DAY_MS);
  if (typeof action === 'object') {
    const followUp = dayIn(action.days);
    return { change: { followUp }, said: done.later(name, formatDay(followUp)), note: null };
  }
  // The day of a visit is the visit's own: a call about it moves nothing.
  if (action === 'noAnswer') {
    if (list === 'visits') {
      return { change: {}, said: done.noAnswerToday(name), note: notes.noAnswer };
    }
    const followUp = dayIn(1);
    const said = done.noAnswer(name, formatDay(followUp));
    return { change: { followUp }, said, note: notes.noAnswer };
  }
  const change = {
    ...(stage === 'new' ? { stage: 'contacted' as const } : {}),
    ...(list === 'visits' ? {} : { followUp: null }),
  };
  return { change, said: done.talked(name), note: notes.talked };
}

/** The leads dealt with in the last seconds, and the presses that do and undo it. */
export function useTasks() {
  const [done, setDone] = useState<ReadonlyMap<string, Done>>(new Map());
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const all = timers.current;
    return () => all.forEach((timer) => clearTimeout(timer));
  }, []);

  const drop = (id: string) => setDone((all) => new Map([...all].filter(([one]) => one !== id)));

  const fail = (error: unknown) => {
    noteFailure(error);
    const isStale = error instanceof CallError && error.reason === 'stale_lead';
    const description = isStale ? listWords.stale : reasonFor(error);
    toast({ variant: 'error', title: inbox.done.failed, description }, 'corner');
  };

  const save = async (lead: LeadSummary, change: OwnChange, version: number) => {
    const changed = await makeChange(lead, { ...change, by: ownName() }, version);
    if (changed === null) toast({ variant: 'info', ...ownChanges.kept }, 'corner');
    return changed;
  };

  const undo = async (lead: LeadSummary, change: OwnChange, changed: LeadDetail | null) => {
    drop(lead.id);
    const { stage, followUp, version } = workOf(lead);
    const { note } = change;
    const back: OwnChange = {
      ...(change.stage === undefined ? {} : { stage }),
      ...(change.followUp === undefined ? {} : { followUp }),
      ...(note === undefined ? {} : { note: todayWords.notes.undone(note) }),
    };
    try {
      await save(lead, back, changed === null ? version : workOf(changed).version);
      announce(todayWords.done.undone(lead.name || inbox.nameless));
    } catch (error) {
      fail(error);
    }
    await leadsChanged([lead.id]);
  };

  const act = async (lead: LeadSummary, list: TaskList, index: number, action: TaskAction) => {
    const { change, said, note } = stepOf(lead, list, action, Date.now());
    const whole: OwnChange = { ...change, ...(note === null ? {} : { note }) };
    // Shown at once; the row is back if the server refuses.
    let changed: Promise<LeadDetail | null> = Promise.resolve(null);
    const entry: Done = {
      lead,
      list,
      index,
      said,
      undo: () =>
        void changed.then(
          (result) => undo(lead, whole, result),
          () => undefined,
        ),
    };
    setDone((all) => new Map([...all, [lead.id, entry]]));
    announce(said);
    changed = save(lead, whole, workOf(lead).version);
    try {
      await changed;
      const timer = setTimeout(() => {
        timers.current.delete(timer);
        drop(lead.id);
      }, UNDO_MS);
      timers.current.add(timer);
    } catch (error) {
      drop(lead.id);
      fail(error);
    }
    await leadsChanged([lead.id]);
  };

  return { done, act };
}

/** A list with the leads just dealt with in their places. */
export function withDone(
  leads: readonly LeadSummary[],
  list: TaskList,
  done: ReadonlyMap<string, Done>,
): readonly (LeadSummary | Done)[] {
  const rows: (LeadSummary | Done)[] = leads.filter(({ id }) => !done.has(id));
  const here = [...done.values()].filter((one) => one.list === list);
  for (const one of here.sort((left, right) => left.index - right.index)) {
    rows.splice(Math.min(one.index, rows.length), 0, one);
  }
  return rows;
}
