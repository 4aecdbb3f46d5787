import { paths } from '#contract/paths.ts';

const ofLead = (leadId: string) => `${paths.adminLeads}/${encodeURIComponent(leadId)}`;

/** Address of a photograph for the owner, whole or as a thumbnail. */
export function photoAddress(
  leadId: string,
  hash: string,
  size: 'whole' | 'small' = 'whole',
): string {
  const whole = `${ofLead(leadId)}/photos/${hash}`;
  return size === 'small' ? `${whole}?size=small` : whole;
}

/** Address of all photographs of a lead as one file. */
export function archiveAddress(leadId: string): string {
  return `${ofLead(leadId)}/photos.zip`;
}
