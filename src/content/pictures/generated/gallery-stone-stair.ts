import type { Picture } from "../types.ts";

export const picture: Picture = {
  name: "gallery-stone-stair",
  hash: "00000000",
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: "Broad flight of worn sandstone steps between low walls, rising to an arch",
  placeholder: "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
};
