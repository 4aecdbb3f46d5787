import { partsOfPhotoId } from '#contract/photos.ts';
import type { PhotoStore } from '../store/photos.ts';
import { LEAST_COUNTED } from './budget.ts';
import type { PartialUploads } from './place.ts';

/**
 * Bytes of photographs whose leads are not here: of those that have come, and all that is announced of
 * those on their way, since nothing asks again before it comes.
 */
export async function unclaimedBytes(store: PhotoStore, partial: PartialUploads): Promise<number> {
  const underWay = await partial.underWay();
  const leadOf = (id: string) => partsOfPhotoId(id).leadId;
  const known = await store.knownLeads([...new Set(underWay.map(leadOf))]);
  const lengths = await partial.lengths(underWay.filter((id) => !known.has(leadOf(id))));
  const announced = lengths.reduce((sum, length) => sum + Math.max(length, LEAST_COUNTED), 0);
  return (await store.unclaimedBytes()) + announced;
}
