import { writeLists } from './write-lists.ts';

await writeLists();
