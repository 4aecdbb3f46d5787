import { writeLists } from './entries/write-lists.ts';
import { startProgram } from './run.ts';

await writeLists();

// Vite with hot reload in front; the bundled server behind it answers /api.
const programs = [
  startProgram(process.execPath, ['--watch', 'server/main.ts'], { API_ONLY: 'true' }),
  startProgram(process.execPath, ['node_modules/vite/bin/vite.js']),
];
for (const program of programs) {
  program.once('exit', (code) => {
    for (const other of programs) other.kill();
    process.exitCode = code ?? 0;
  });
}
