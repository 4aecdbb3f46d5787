import type { EngineName, SubjectName } from '../record.ts';
import { browserFaults } from './browser.ts';
import type { FaultStory } from './fault.ts';
import { formFaults } from './forms.ts';
import { networkFaults } from './network.ts';
import { partFaults } from './parts.ts';
import { phoneFaults } from './phones.ts';
import { photoFaults } from './photos.ts';
import { serverFaults } from './server.ts';
import { storageFaults } from './storage.ts';

/** Every way in which a lead or its photographs could be lost or doubled, in the order of the table. */
export const faults: readonly FaultStory[] = [
  ...networkFaults,
  ...serverFaults,
  ...browserFaults,
  ...partFaults,
  ...storageFaults,
  ...phoneFaults,
  ...formFaults,
  ...photoFaults,
];

/** Whether a fault can be told of a site in an engine. */
export function applies(
  { engines, subjects }: FaultStory,
  engine: EngineName,
  subject: SubjectName,
): boolean {
  return (engines?.includes(engine) ?? true) && (subjects?.includes(subject) ?? true);
}
