import { ours } from './ours.ts';
import { tanstack } from './peers/tanstack.ts';
import { workbox } from './peers/workbox.ts';
import type { SubjectName } from './record.ts';
import type { Subject } from './subject.ts';

/** The sites that can be put to the test. */
export const subjects: Readonly<Record<SubjectName, Subject>> = { ours, workbox, tanstack };
