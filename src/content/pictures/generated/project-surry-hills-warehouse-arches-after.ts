import type { Picture } from "../types.ts";

export const picture: Picture = {
  name: "project-surry-hills-warehouse-arches-after",
  hash: "00000000",
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: "After: the same three arches rebuilt and repointed, free of stains",
  placeholder: "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
};
