import type { Picture } from "../types.ts";

export const picture: Picture = {
  name: "project-rocks-bond-store-before",
  hash: "00000000",
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: "Before: four-storey sandstone bond store with black crust, rising damp and worn joints",
  placeholder: "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
};
