import type { EngineName, SubjectName } from '../record.ts';
import type { Scene } from '../scene.ts';

/** One way in which a lead could be lost or doubled. */
export type FaultStory = {
  readonly name: string;
  /** Engines whose drivers, or which themselves, can tell it; all without. */
  readonly engines?: readonly EngineName[];
  /** Sites that it makes sense for; all without. */
  readonly subjects?: readonly SubjectName[];
  /** Whether the server may send a lead to its webhook twice: it was killed in the middle. */
  readonly repeatsAtWebhook?: boolean;
  /** Whether it is photographs that are counted; their leads must all be there as well. */
  readonly photos?: boolean;
  /** Whether the firm has a mailbox that its server reads. */
  readonly mailbox?: boolean;
  /** What the page may log as an error because of it. */
  readonly logs?: RegExp;
  /** Tells it up to the moment when the fault is over and the phone has come back to work. */
  readonly tell: (scene: Scene) => Promise<void>;
};
