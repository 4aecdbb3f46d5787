import { runScript } from '../problem.ts';
import { writeLists } from './lists.ts';

await runScript(writeLists);
