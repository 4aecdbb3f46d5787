import { readEnvFile } from '#server/env-file.ts';
import { buildIsCurrent } from './build/current.ts';
import { run, startProgram } from './run.ts';

readEnvFile();
if (!(await buildIsCurrent())) {
  console.log('Building the site ...');
  const code = await run(process.execPath, ['scripts/build.ts']);
  if (code !== 0) process.exit(code);
}
const server = startProgram(process.execPath, ['server/main.ts']);
server.once('exit', (code) => process.exit(code ?? 0));
