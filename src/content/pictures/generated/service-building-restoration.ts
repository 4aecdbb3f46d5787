import type { Picture } from "../types.ts";

export const picture: Picture = {
  name: "service-building-restoration",
  hash: "00000000",
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: "Three-storey Victorian street front, its left half restored, its right half behind scaffold",
  placeholder: "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
};
