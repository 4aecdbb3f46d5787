import { readFromOneFile } from './one-file.ts';

/** Playwright's global setup. */
export default readFromOneFile;
