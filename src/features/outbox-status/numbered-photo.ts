import type { Photo } from '#outbox/photos/record.ts';

/** A photograph and its number among those of its request, from 1: one name for it wherever it is shown. */
export type NumberedPhoto = { readonly photo: Photo; readonly number: number };
