import { loadConfig } from './config.ts';
import { readEnvFile } from './env-file.ts';
import { readArguments } from './ops/arguments.ts';
import { takeCurrentContent } from './publishing/own-content.ts';

try {
  const usage = 'npm run serve. Its settings are variables: docs/configuration.md.';
  readArguments({ usage, options: {} });
  // Files the server writes are readable by this account only.
  process.umask(0o077);
  readEnvFile();
  const config = loadConfig(process.env);
  await takeCurrentContent(config);
  const { serve } = await import('./serve.ts');
  await serve(config, console.log);
} catch (error) {
  console.error(
    `The server did not start.\n${error instanceof Error ? error.message : 'Unknown error.'}`,
  );
  process.exit(1);
}
