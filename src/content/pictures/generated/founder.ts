import type { Picture } from "../types.ts";

export const picture: Picture = {
  name: "founder",
  hash: "00000000",
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: "A stonemason’s bench: mallet, chisels and a square beside a half-tooled block of sandstone",
  placeholder: "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
};
