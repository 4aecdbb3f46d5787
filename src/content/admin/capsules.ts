import type { Road } from '#contract/admin/lead-work.ts';

const names: Readonly<Record<Road, string>> = {
  site: 'through the site',
  mail: 'by Mail',
  pasted: 'as a message, pasted in here',
  scanned: 'as QR codes, scanned from the visitor’s screen',
};

/** How a lead came, in its history. */
export function roadWords(road: string, as: string): string {
  const name = Object.entries(names).find(([key]) => key === road)?.[1] ?? road;
  switch (as) {
    case 'first':
      return `Came ${name}`;
    case 'newer':
      return `A newer version came ${name}`;
    case 'older':
      return `An older version also came ${name}`;
    default:
      return `Also came ${name}`;
  }
}
