// Written by `npm run entries`, which every build runs.
import { picture as after } from '../../pictures/generated/project-balmain-parapet-after.ts';
import { picture as before } from '../../pictures/generated/project-balmain-parapet-before.ts';
import type { Picture } from '../../pictures/types.ts';

export const pairOnHome: { readonly before: Picture; readonly after: Picture } | null = { before, after };
