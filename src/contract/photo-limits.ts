const KB = 1024;
const MB = 1024 * KB;

/** Limits of a lead's photos, shared by page, worker and server. */
export const photoLimits = {
  /** Photos per lead. */
  most: 6,
  captionMax: 80,
  /** Bytes of a picked file. */
  pickedMaxBytes: 40 * MB,
  /** Bytes of one upload. */
  uploadMaxBytes: 12 * MB,
  /** Bytes of one chunk of an upload. */
  pieceBytes: 256 * KB,
  /** Pixels of the longest side, and bytes, of a compressed picture. */
  longestSide: 1600,
  smallMaxBytes: 450 * KB,
} as const;
