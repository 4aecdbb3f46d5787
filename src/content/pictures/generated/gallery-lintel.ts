import type { Picture } from "../types.ts";

export const picture: Picture = {
  name: "gallery-lintel",
  hash: "00000000",
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: "Flat arch of sandstone wedges with a carved keystone over a sash window",
  placeholder: "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
};
