import { writeLists } from './entries/lists.ts';
import { runScript } from './problem.ts';
import { startProgram } from './run.ts';

await runScript(writeLists);
if (process.exitCode !== undefined) process.exit();

// By folder: what only a process of the server's own has loaded is not seen otherwise.
const watched = ['server', 'src/contract', 'src/content'].map((path) => `--watch-path=${path}`);
// Vite with hot reload in front; the bundled server behind it answers /api.
const programs = [
  startProgram(process.execPath, [...watched, 'server/main.ts'], { API_ONLY: 'true' }),
  startProgram(process.execPath, ['node_modules/vite/bin/vite.js']),
];
for (const program of programs) {
  program.once('exit', (code) => {
    for (const other of programs) other.kill();
    process.exitCode = code ?? 0;
  });
}
