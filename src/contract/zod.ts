import * as z from 'zod/mini';

// zod compiles validators with `new Function` when it can; our Content-Security-Policy reports even
// that probe as a violation. Every schema file imports zod from here, so this runs first.
z.config({ jitless: true });

export { z };
