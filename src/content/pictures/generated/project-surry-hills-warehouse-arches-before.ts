import type { Picture } from "../types.ts";

export const picture: Picture = {
  name: "project-surry-hills-warehouse-arches-before",
  hash: "00000000",
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: "Before: three brick warehouse arches, cracked through the crowns, with dropped bricks and salt stains",
  placeholder: "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
};
