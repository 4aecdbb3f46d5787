const MARKER = 0xff;
/** Start of scan; entropy-coded bytes follow its header. */
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

/**
 * Number of scans of a JPEG (ITU-T T.81, annex B): a decoder goes over the whole picture once for
 * each.
 */
export function scansOf(jpeg: Buffer): number {
  let scans = 0;
  let at = 2;
  while (at + 4 <= jpeg.length) {
    if (jpeg[at] !== MARKER) {
      // Entropy-coded bytes: skip to the next marker.
      at = jpeg.indexOf(MARKER, at);
      if (at < 0) break;
    }
    const code = jpeg[at + 1] ?? END_OF_IMAGE;
    if (code === END_OF_IMAGE) break;
    if (code === MARKER) at += 1;
    else if (standsAlone(code)) at += 2;
    else {
      if (code === START_OF_SCAN) scans += 1;
      at += 2 + Math.max(2, jpeg.readUInt16BE(at + 2));
    }
  }
  return scans;
}

/** A stuffed zero, TEM, a restart or a start of image: no length follows. */
function standsAlone(code: number): boolean {
  return code <= 0x01 || (code >= 0xd0 && code <= 0xd8);
}
