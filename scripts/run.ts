import { spawn, type ChildProcess } from 'node:child_process';
import { folders } from './build/paths.ts';

/** Runs a program to its end with its output shown; the exit code (1 when it was killed). */
export function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  cwd: string = folders.root,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a program to its end with its output shown as it comes; what it wrote, and its exit code. */
export function runAndRead(
  command: string,
  args: readonly string[],
): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: folders.root, stdio: ['ignore', 'pipe', 'pipe'] });
    const read = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8').on('data', (text: string) => {
        read[name] += text;
        process[name].write(text);
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, ...read }));
  });
}

/** How often a long step shows that it goes on, in milliseconds. */
const SIGN_OF_LIFE_MS = 5_000;

/**
 * Runs the programs of a step one after the other, whatever the earlier ones end with. Shows only what
 * the step does and a dot every few seconds; what the programs wrote is returned.
 */
export async function runQuietly(
  step: string,
  programs: readonly (readonly [string, ...string[]])[],
  env: NodeJS.ProcessEnv = {},
  every = SIGN_OF_LIFE_MS,
): Promise<string> {
  process.stdout.write(`${step} ...`);
  const timer = setInterval(() => process.stdout.write('.'), every);
  try {
    const written: string[] = [];
    for (const program of programs) written.push(await outputOf(program, env));
    return written.join('');
  } finally {
    clearInterval(timer);
    process.stdout.write('\n');
  }
}

function outputOf(
  [command, ...args]: readonly [string, ...string[]],
  env: NodeJS.ProcessEnv,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: folders.root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    let output = `$ ${[command, ...args].join(' ')}\n`;
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.once('error', reject);
    child.once('close', () => resolve(output));
  });
}

/** Starts a program that goes on; it is stopped when this process is. */
export function startProgram(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): ChildProcess {
  const child = spawn(command, args, {
    cwd: folders.root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => child.kill(signal));
  }
  return child;
}
