import * as z from 'zod/mini';

// zod compiles validators with `new Function` when it can; under our Content-Security-Policy even
// the probe is reported as a violation. Every schema file imports zod from here, so this runs first.
z.config({ jitless: true });

export { z };
