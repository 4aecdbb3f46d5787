import { picture as paddingtonTerraceFrontBefore } from '#content/pictures/generated/project-paddington-terrace-front-before.ts';
import { picture as paddingtonTerraceFrontAfter } from '#content/pictures/generated/project-paddington-terrace-front-after.ts';
import { picture as surryHillsWarehouseArchesBefore } from '#content/pictures/generated/project-surry-hills-warehouse-arches-before.ts';
import { picture as surryHillsWarehouseArchesAfter } from '#content/pictures/generated/project-surry-hills-warehouse-arches-after.ts';
import { picture as mosmanRetainingWallBefore } from '#content/pictures/generated/project-mosman-retaining-wall-before.ts';
import { picture as mosmanRetainingWallAfter } from '#content/pictures/generated/project-mosman-retaining-wall-after.ts';
import { picture as glebeChurchButtressBefore } from '#content/pictures/generated/project-glebe-church-buttress-before.ts';
import { picture as glebeChurchButtressAfter } from '#content/pictures/generated/project-glebe-church-buttress-after.ts';
import { picture as balmainParapetBefore } from '#content/pictures/generated/project-balmain-parapet-before.ts';
import { picture as balmainParapetAfter } from '#content/pictures/generated/project-balmain-parapet-after.ts';
import { picture as rocksBondStoreBefore } from '#content/pictures/generated/project-rocks-bond-store-before.ts';
import { picture as rocksBondStoreAfter } from '#content/pictures/generated/project-rocks-bond-store-after.ts';
import { picture as leichhardtCottageUnderpinningBefore } from '#content/pictures/generated/project-leichhardt-cottage-underpinning-before.ts';
import { picture as leichhardtCottageUnderpinningAfter } from '#content/pictures/generated/project-leichhardt-cottage-underpinning-after.ts';
import { picture as marrickvilleCornerFootingBefore } from '#content/pictures/generated/project-marrickville-corner-footing-before.ts';
import { picture as marrickvilleCornerFootingAfter } from '#content/pictures/generated/project-marrickville-corner-footing-after.ts';
import { picture as newtownShopfrontLintelsBefore } from '#content/pictures/generated/project-newtown-shopfront-lintels-before.ts';
import { picture as newtownShopfrontLintelsAfter } from '#content/pictures/generated/project-newtown-shopfront-lintels-after.ts';
import { picture as manlyChimneyRebuildBefore } from '#content/pictures/generated/project-manly-chimney-rebuild-before.ts';
import { picture as manlyChimneyRebuildAfter } from '#content/pictures/generated/project-manly-chimney-rebuild-after.ts';
import { picture as bondiBalconyMembraneBefore } from '#content/pictures/generated/project-bondi-balcony-membrane-before.ts';
import { picture as bondiBalconyMembraneAfter } from '#content/pictures/generated/project-bondi-balcony-membrane-after.ts';
import { picture as chatswoodWallTiesBefore } from '#content/pictures/generated/project-chatswood-wall-ties-before.ts';
import { picture as chatswoodWallTiesAfter } from '#content/pictures/generated/project-chatswood-wall-ties-after.ts';
import { picture as coogeeBalconySoffitBefore } from '#content/pictures/generated/project-coogee-balcony-soffit-before.ts';
import { picture as coogeeBalconySoffitAfter } from '#content/pictures/generated/project-coogee-balcony-soffit-after.ts';
import type { Picture } from '#content/pictures/types.ts';
import { projects, type Project } from '#content/projects.ts';

const drawn: readonly Picture[] = [
  paddingtonTerraceFrontBefore,
  paddingtonTerraceFrontAfter,
  surryHillsWarehouseArchesBefore,
  surryHillsWarehouseArchesAfter,
  mosmanRetainingWallBefore,
  mosmanRetainingWallAfter,
  glebeChurchButtressBefore,
  glebeChurchButtressAfter,
  balmainParapetBefore,
  balmainParapetAfter,
  rocksBondStoreBefore,
  rocksBondStoreAfter,
  leichhardtCottageUnderpinningBefore,
  leichhardtCottageUnderpinningAfter,
  marrickvilleCornerFootingBefore,
  marrickvilleCornerFootingAfter,
  newtownShopfrontLintelsBefore,
  newtownShopfrontLintelsAfter,
  manlyChimneyRebuildBefore,
  manlyChimneyRebuildAfter,
  bondiBalconyMembraneBefore,
  bondiBalconyMembraneAfter,
  chatswoodWallTiesBefore,
  chatswoodWallTiesAfter,
  coogeeBalconySoffitBefore,
  coogeeBalconySoffitAfter,
];

/** A project with the files of its two pictures. */
export type ShownProject = Project & { readonly before: Picture; readonly after: Picture };

const byName = new Map(drawn.map((file) => [file.name, file]));

const shown = projects.flatMap((project): ShownProject[] => {
  const before = byName.get(project.beforeImage);
  const after = byName.get(project.afterImage);
  return before && after ? [{ ...project, before, after }] : [];
});
const byId = new Map(shown.map((project) => [project.id, project]));

/** These projects with their pictures. */
export function withPictures(list: readonly Project[]): readonly ShownProject[] {
  return list.flatMap(({ id }) => byId.get(id) ?? []);
}
