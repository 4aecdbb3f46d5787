/** Limits that the page, the worker and the server share (docs/behaviour.md). */
export const limits = {
  nameMin: 2,
  nameMax: 50,
  messageMax: 500,
  /** Longer free text on the quote and booking forms; they carry project descriptions. */
  descriptionMax: 2000,
  shortTextMax: 200,
  emailMax: 254,
  /** Bytes of one request body that the server accepts. */
  bodyMaxBytes: 64 * 1024,
  /** Milliseconds below which a form was filled in too fast for a person. */
  minFillMs: 1500,
} as const;
