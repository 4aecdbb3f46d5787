import type { TestEvent } from 'node:test/reporters';

/** A reporter of node's test runner: the counts of the whole run, as JSON. */
export default async function* tally(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  for await (const event of events) {
    if (event.type !== 'test:summary' || event.data.file !== undefined) continue;
    const { tests, passed, skipped, todo } = event.data.counts;
    yield JSON.stringify({ passed, failed: tests - passed - skipped - todo });
  }
}
