import { capsulesIn } from '#contract/capsule/block.ts';
import { toBase64url } from '#contract/capsule/bytes.ts';
import { type Capsule, openCapsule } from '#contract/capsule/capsule.ts';
import { CapsuleError, type CapsuleProblem } from '#contract/capsule/problem.ts';
import type { ReceivedCapsule } from '#contract/admin/capsules.ts';
import type { ApiErrorCode } from '#contract/api-error.ts';
import { envelopeSchema, type Guard } from '#contract/envelope.ts';
import { HttpError } from '../http-error.ts';
import { parseInput } from '../input.ts';
import type { LeadReception, Sender } from '../routes/lead-reception.ts';
import type { CapsuleKeys } from './keys.ts';

const UNPROCESSABLE = 422;

const codes: Readonly<Record<CapsuleProblem, ApiErrorCode>> = {
  none: 'capsule_missing',
  cut_off: 'capsule_cut_off',
  incomplete: 'capsule_cut_off',
  damaged: 'capsule_damaged',
  newer: 'capsule_newer',
  unknown_key: 'capsule_unknown_key',
};

/** A person has sent the message: how its form was filled in is not judged. */
const guard: Guard = { trap: '', fillMs: 0, prefilled: true };

export type CapsuleReception = ReturnType<typeof createCapsuleReception>;

/** Takes the leads in a message, by the same rules as those that the site posts. */
export function createCapsuleReception(
  keys: Pick<CapsuleKeys, 'pairs'>,
  { receive }: Pick<LeadReception, 'receive'>,
) {
  async function take(capsule: Capsule, sender: Sender): Promise<ReceivedCapsule> {
    const { envelope, lock } = await openCapsule(capsule, await keys.pairs());
    const lead = parseInput(envelopeSchema, envelope);
    const id = lead.submissionId.toLowerCase();
    const lockText = lock === null ? undefined : toBase64url(lock);
    try {
      const received = { envelope: lead, guard, lock: lockText, attempt: null };
      const reception = await receive(sender, received);
      if (reception.kind === 'repeat' && reception.isErased === true) throw erased();
      return { id, outcome: reception.kind };
    } catch (error) {
      if (error instanceof HttpError && error.code === 'stale_revision') {
        return { id, outcome: 'older' };
      }
      throw error;
    }
  }

  /**
   * The leads of a message. One that cannot be taken does not stop the others; throws an HttpError if
   * none can.
   */
  return async (message: string, sender: Sender): Promise<readonly ReceivedCapsule[]> => {
    const taken: ReceivedCapsule[] = [];
    let refusal: HttpError | null = null;
    try {
      for (const capsule of capsulesIn(message)) {
        try {
          taken.push(await take(capsule, sender));
        } catch (error) {
          refusal = refusalOf(error);
          // Later, the whole message may be taken.
          if (isTemporary(refusal)) throw refusal;
        }
      }
    } catch (error) {
      refusal = refusalOf(error);
      if (isTemporary(refusal)) throw refusal;
    }
    if (refusal !== null && taken.length === 0) throw refusal;
    return taken;
  };
}

function erased(): HttpError {
  return new HttpError(410, 'gone', 'This request has been erased here and is not stored again.');
}

/** Whether the same message may be taken later. */
function isTemporary({ status }: HttpError): boolean {
  return status >= 500 || status === 429;
}

function refusalOf(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (!(error instanceof CapsuleError)) throw error;
  return new HttpError(UNPROCESSABLE, codes[error.problem], error.message);
}
