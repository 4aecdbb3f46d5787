const KB = 1024;
const MB = 1024 * KB;

/** Limits of the photographs of a lead, shared by page, worker and server. */
export const photoLimits = {
  /** Photographs of one lead. */
  most: 6,
  captionMax: 80,
  /** Bytes of a file that the visitor picks. */
  pickedMaxBytes: 40 * MB,
  /** Bytes of one upload. */
  uploadMaxBytes: 12 * MB,
  /** Bytes of one piece of an upload. */
  pieceBytes: 256 * KB,
  /** Pixels of the longest side, and bytes, of what a phone makes of a picture. */
  longestSide: 1600,
  smallMaxBytes: 450 * KB,
} as const;
