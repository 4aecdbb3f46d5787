import { gallery, type GalleryPicture } from '#content/gallery.ts';
import { picture as sandstoneTerrace } from '#content/pictures/generated/gallery-sandstone-terrace.ts';
import { picture as warehouseArch } from '#content/pictures/generated/gallery-warehouse-arch.ts';
import { picture as churchButtress } from '#content/pictures/generated/gallery-church-buttress.ts';
import { picture as windowTracery } from '#content/pictures/generated/gallery-window-tracery.ts';
import { picture as retainingWall } from '#content/pictures/generated/gallery-retaining-wall.ts';
import { picture as harbourSeawall } from '#content/pictures/generated/gallery-harbour-seawall.ts';
import { picture as balconySoffit } from '#content/pictures/generated/gallery-balcony-soffit.ts';
import { picture as underpinnedFooting } from '#content/pictures/generated/gallery-underpinned-footing.ts';
import { picture as chimney } from '#content/pictures/generated/gallery-chimney.ts';
import { picture as parapet } from '#content/pictures/generated/gallery-parapet.ts';
import { picture as quoins } from '#content/pictures/generated/gallery-quoins.ts';
import { picture as lintel } from '#content/pictures/generated/gallery-lintel.ts';
import { picture as cornice } from '#content/pictures/generated/gallery-cornice.ts';
import { picture as courtyardWall } from '#content/pictures/generated/gallery-courtyard-wall.ts';
import { picture as bridgePier } from '#content/pictures/generated/gallery-bridge-pier.ts';
import { picture as stoneStair } from '#content/pictures/generated/gallery-stone-stair.ts';
import { picture as gateposts } from '#content/pictures/generated/gallery-gateposts.ts';
import { picture as rubbleCottage } from '#content/pictures/generated/gallery-rubble-cottage.ts';
import type { Picture } from '#content/pictures/types.ts';

const drawn: readonly Picture[] = [
  sandstoneTerrace,
  warehouseArch,
  churchButtress,
  windowTracery,
  retainingWall,
  harbourSeawall,
  balconySoffit,
  underpinnedFooting,
  chimney,
  parapet,
  quoins,
  lintel,
  cornice,
  courtyardWall,
  bridgePier,
  stoneStair,
  gateposts,
  rubbleCottage,
];

/** An entry of the home gallery with its files. */
export type ShownPicture = GalleryPicture & { readonly file: Picture };

const byName = new Map(drawn.map((file) => [file.name, file]));

/** The pictures of the home gallery in the order of the scroller. */
export const homePictures: readonly ShownPicture[] = gallery.flatMap((entry) => {
  const file = entry.file ?? byName.get(entry.picture);
  return file ? [{ ...entry, file }] : [];
});
