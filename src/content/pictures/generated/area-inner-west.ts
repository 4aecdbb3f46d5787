import type { Picture } from "../types.ts";

export const picture: Picture = {
  name: "area-inner-west",
  hash: "00000000",
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: "Row of narrow terraces with iron-lace balconies and doors of different colours",
  placeholder: "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
};
