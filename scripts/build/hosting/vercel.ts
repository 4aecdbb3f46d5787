import type { Headers } from '../../../server/headers.ts';
import { alsoOfMissing, POLICY, type Rules } from './rules.ts';

/** `vercel.json`; of two rules that match, the later one counts, also where the file is missing. */
export function vercel({ headers, folders, pages }: Rules): string {
  const rules = {
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '/(.*)', headers: listed(headers) },
      ...folders.map(({ folder, headers }) => ({
        source: `${folder}(.*)`,
        headers: listed(alsoOfMissing(headers)),
      })),
      ...pages.map(({ path, policy }) => ({ source: path, headers: listed({ [POLICY]: policy }) })),
    ],
  };
  return `${JSON.stringify(rules, null, 2)}\n`;
}

function listed(headers: Headers): { key: string; value: string }[] {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}
