import { run } from '../run.ts';

/**
 * `npm run faults`: what can go wrong between a visitor and the inbox, in real browsers;
 * `npm run faults -- server`: what can go wrong with the server. Everything else on the command
 * line is handed on.
 */
const [part, ...rest] = process.argv.slice(2);
const code =
  part === 'server'
    ? await run(process.execPath, ['scripts/faults/server/main.ts', ...rest])
    : await run(process.execPath, ['scripts/faults/browsers.ts', ...process.argv.slice(2)]);
process.exit(code);
