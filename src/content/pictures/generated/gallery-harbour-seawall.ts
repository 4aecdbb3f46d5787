import type { Picture } from "../types.ts";

export const picture: Picture = {
  name: "gallery-harbour-seawall",
  hash: "00000000",
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: "Sandstone seawall with a bollard and gulls, its courses mirrored in harbour water",
  placeholder: "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
};
