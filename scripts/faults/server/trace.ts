import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** One thing that a process asked of the system, in the order in which it was done. */
export type Call =
  | { readonly kind: 'write'; readonly path: string; readonly at: number; readonly bytes: Buffer }
  | { readonly kind: 'cut'; readonly path: string; readonly size: number }
  | { readonly kind: 'sync'; readonly path: string }
  | { readonly kind: 'remove'; readonly path: string }
  | { readonly kind: 'say'; readonly text: string };

/**
 * The program and arguments that write down what another program asks of disk and network. Signals
 * reach the traced program itself: the tracer is not its parent.
 */
export function tracer(file: string): string[] {
  const calls = 'pwrite64,write,writev,fsync,fdatasync,ftruncate,unlink,unlinkat';
  return [
    'strace',
    '-D',
    '-f',
    '-qq',
    '-y',
    '-xx',
    '-s',
    '1000000',
    '-e',
    `trace=${calls}`,
    '-o',
    file,
  ];
}

/** Reads what `tracer` wrote: writes to files of a folder, and what was said to the network. */
export async function* readTrace(file: string, folder: string): AsyncGenerator<Call> {
  const begun = new Map<string, string>();
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const whole = wholeCall(line, begun);
    const call = whole === null ? null : callOf(whole, folder);
    if (call !== null) yield call;
  }
}

/** A call that another thread came in between of stands on two lines; it is done at the second. */
function wholeCall(line: string, begun: Map<string, string>): string | null {
  const [, thread = '', text = ''] = /^(\d+) +(.*)$/.exec(line) ?? [];
  if (text.endsWith('<unfinished ...>')) {
    begun.set(thread, text.slice(0, -'<unfinished ...>'.length));
    return null;
  }
  const rest = /^<\.\.\. \w+ resumed>(.*)$/.exec(text)?.[1];
  return rest === undefined ? text : `${begun.get(thread) ?? ''}${rest}`;
}

function callOf(text: string, folder: string): Call | null {
  const [, removed] = /^unlink(?:at)?\((?:AT_FDCWD\S*, )?"(.*?)".*\) += 0/.exec(text) ?? [];
  if (removed !== undefined) {
    const path = plain(removed);
    return path.startsWith(folder) ? { kind: 'remove', path } : null;
  }
  const [, name = '', handle = '', rest = '', result = ''] =
    /^(\w+)\(\d+<(.*?)>(.*)\) += (-?\d+)/.exec(text) ?? [];
  if (Number(result) < 0 || name === '') return null;
  const path = plain(handle);
  if (path.startsWith('socket:') || path.startsWith('TCP')) {
    return { kind: 'say', text: bytesOf(rest).toString('latin1') };
  }
  if (!path.startsWith(folder)) return null;
  const numbers = [...rest.matchAll(/, (\d+)/g)].map(([, number]) => Number(number));
  switch (name) {
    case 'pwrite64': {
      const bytes = bytesOf(rest).subarray(0, Number(result));
      return { kind: 'write', path, at: numbers.at(-1) ?? 0, bytes };
    }
    case 'ftruncate':
      return { kind: 'cut', path, size: numbers[0] ?? 0 };
    case 'fsync':
    case 'fdatasync':
      return { kind: 'sync', path };
    default:
      return null;
  }
}

/** A file's name, which is written in hexadecimal like all text. */
function plain(handle: string): string {
  return handle.startsWith('\\x') ? bytesOf(`"${handle}"`).toString() : handle;
}

function bytesOf(text: string): Buffer {
  const quoted = [...text.matchAll(/"([^"]*)"/g)].map(([, inner = '']) => inner);
  return Buffer.from(quoted.join('').replaceAll('\\x', ''), 'hex');
}
