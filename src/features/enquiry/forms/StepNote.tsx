import { Note } from '#components/Prose.tsx';
import { greetings, businessClock, timeOfDay } from '#content/forms/seasonal.ts';
import { useClock } from '#components/use-clock.ts';

const greetingAt = (now: Date) => greetings[timeOfDay(businessClock(now).hour)];

/** 'Good morning · Step 1 of 2'. The greeting is added after hydration, on the same line. */
export function StepNote({ label }: { label: string }) {
  const greeting = useClock(greetingAt);
  return <Note>{greeting === undefined ? label : `${greeting} · ${label}`}</Note>;
}
