/**
 * Why a capsule cannot be read: a message without one · cut off in the middle · changed on its way ·
 * from a newer release · encrypted to a key that is not here · some QR codes not scanned yet.
 */
export const capsuleProblems = [
  'none',
  'cut_off',
  'damaged',
  'newer',
  'unknown_key',
  'incomplete',
] as const;

export type CapsuleProblem = (typeof capsuleProblems)[number];

/** A capsule that cannot be read. */
export class CapsuleError extends Error {
  readonly problem: CapsuleProblem;

  constructor(problem: CapsuleProblem) {
    super(`The capsule cannot be read: ${problem}.`);
    this.name = 'CapsuleError';
    this.problem = problem;
  }
}
