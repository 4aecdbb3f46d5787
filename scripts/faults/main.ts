import { run } from '../run.ts';

/**
 * `npm run faults`: what can go wrong between a visitor and the inbox, in real browsers;
 * `npm run faults -- server`: what can go wrong with the server; `npm run faults -- photos`: what can go wrong with
 * photographs between the queue and a real server; `npm run faults -- roads`: requests that leave the phone by other
 * roads than the site. Other arguments are passed on.
 */
const [part, ...rest] = process.argv.slice(2);

function play(): Promise<number> {
  if (part === 'server') {
    return run(process.execPath, ['scripts/faults/server/main.ts', ...rest]);
  }
  if (part === 'photos') {
    return run('vitest', ['run', 'tests/unit/outbox/photos/faults.test.ts', ...rest]);
  }
  if (part === 'roads') return run(process.execPath, ['scripts/faults/roads.ts', ...rest]);
  return run(process.execPath, ['scripts/faults/browsers.ts', ...process.argv.slice(2)]);
}

process.exit(await play());
