import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeTables } from '../server/store/sqlite/describe.ts';
import { folders } from './build/paths.ts';

// The types of the store's queries follow the migrations.
writeFileSync(join(folders.root, 'server/store/tables.ts'), describeTables());
