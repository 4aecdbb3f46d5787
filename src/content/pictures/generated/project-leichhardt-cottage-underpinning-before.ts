import type { Picture } from "../types.ts";

export const picture: Picture = {
  name: "project-leichhardt-cottage-underpinning-before",
  hash: "00000000",
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: "Before: brick cottage with a stepped crack running from its window down to a sunken footing",
  placeholder: "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
};
