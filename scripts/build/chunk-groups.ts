import { folders } from './paths.ts';
import { startChunk } from './start-chunk.ts';

/** From how many entries on a module is taken into a chunk that they share. */
const SHARED_BY_MANY = 4;
const SHARED_BY_SOME = 3;

/**
 * Which modules share a file. Left to itself the bundler makes a file of every set of modules that the
 * same pages have in common: forty for the home page, most of them a few hundred bytes.
 */
export const chunkGroups = [
  { name: startChunk(folders.entry), debugName: 'start', priority: 4 },
  {
    name: 'forms',
    test: /react-hook-form|@hookform|src\/features\/enquiry\/(?:engine|fields|forms)|src\/components\/fields|src\/content\/(?:forms|areas\/regions|(?:areas|services)\/[^/]+\/options)|src\/outbox\/destination/,
    minShareCount: SHARED_BY_MANY,
    priority: 3,
  },
  {
    name: 'contract',
    test: /src\/contract|node_modules\/zod\//,
    minShareCount: SHARED_BY_MANY,
    priority: 2,
  },
  {
    name: 'queue',
    test: /src\/outbox\/(?!destination)|node_modules\/idb\//,
    minShareCount: SHARED_BY_SOME,
    priority: 2,
  },
  {
    name: 'parts',
    test: /src\/pages\/parts|src\/components\/(?:Section|CardGrid|Coursing|Picture|Prose)|src\/content\/pictures\/(?:url|sources)/,
    minShareCount: SHARED_BY_SOME,
    priority: 1,
  },
];
