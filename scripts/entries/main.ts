import { runScript } from '../problem.ts';
import { writeLists } from './write-lists.ts';

await runScript(writeLists);
